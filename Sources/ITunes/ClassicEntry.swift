import LooseJSON

/// An element of the classic feed of best sellers, in Apple's own keys.
struct ClassicEntry: Decodable {
  let entry: ChartEntry

  private enum Key: String, CodingKey {
    case id, link, category, rights
    case name = "im:name"
    case artist = "im:artist"
    case image = "im:image"
    case itemCount = "im:itemCount"
    case price = "im:price"
    case releaseDate = "im:releaseDate"
    case collection = "im:collection"
    case contentType = "im:contentType"
  }

  init(from decoder: any Decoder) throws {
    let item = try decoder.container(keyedBy: Key.self)
    func value(_ key: Key) -> LabelledValue? { try? item.decode(LabelledValue.self, forKey: key) }

    var row = ChartRow(rank: 0)
    let id = value(.id)
    row.url = item.page(.link) ?? id?.label
    let link = row.url.flatMap(StoreLink.init)
    row.id = id?.attributes["im:id"].flatMap { Int($0) } ?? link?.id
    row.title = value(.name)?.label
    row.artist = value(.artist)?.label
    row.artistID = value(.artist)?.attributes["href"].flatMap(StoreLink.artistID)
    let collection = try? item.nestedContainer(keyedBy: Key.self, forKey: .collection)
    row.album = (try? collection?.decode(LabelledValue.self, forKey: .name))?.label
    row.albumID = link?.albumID ?? collection?.page(.link).flatMap(StoreLink.init)?.albumID
    row.trackCount = value(.itemCount)?.label.flatMap { Int($0) }
    row.releaseDate = value(.releaseDate)?.label.map { String($0.prefix(10)) }
    let genre = value(.category)
    row.genre =
      genre?.attributes["im:id"] == String(ChartRow.rootGenre)
      ? nil : genre?.attributes["label"] ?? genre?.term
    let price = value(.price)?.attributes
    row.price = price?["amount"].flatMap { Double($0) }?.price
    row.currency = price?["currency"]
    row.copyright = value(.rights)?.label
    let images = try? item.decode(OneOrMany<LabelledValue>.self, forKey: .image).elements
    row.artworkURL = images?.max { $0.height < $1.height }?.label
    entry = ChartEntry(
      medium: Self.medium(try? item.decode(ContentType.self, forKey: .contentType)), row: row)
  }

  private static func medium(_ type: ContentType?) -> ChartEntry.Medium {
    guard let outer = type?.outer else { return .unknown }
    guard outer == "Music" else { return .other(outer) }
    return switch type?.inner {
    case "Album": .chart(.albums)
    case "Track", "Song": .chart(.songs)
    case let inner? where inner.contains("Video"): .other(inner)
    default: .music
    }
  }
}

extension KeyedDecodingContainer {
  /// Of one link or several the first that is no preview.
  fileprivate func page(_ key: Key) -> String? {
    let links = try? decode(OneOrMany<LabelledValue>.self, forKey: key).elements
    return links?.first { $0.attributes["rel"] != "enclosure" && $0.attributes["href"] != nil }?
      .attributes["href"]
  }
}

extension LabelledValue {
  fileprivate var height: Int { attributes["height"].flatMap { Int($0) } ?? 0 }
}

/// `Music`, and within it an `Album` or a `Track`.
private struct ContentType: Decodable {
  let outer: String?
  let inner: String?

  private enum Key: String, CodingKey {
    case inner = "im:contentType"
  }

  init(from decoder: any Decoder) throws {
    outer = try LabelledValue(from: decoder).term
    let type = try decoder.container(keyedBy: Key.self)
    inner = (try? type.decode(LabelledValue.self, forKey: .inner))?.term
  }
}

extension LabelledValue {
  /// As all countries have it; the label may be in the country's language.
  fileprivate var term: String? { attributes["term"] ?? attributes["label"] }
}
