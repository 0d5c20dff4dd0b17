import LooseJSON

/// An element of the feed of today (v2) and of the ones before it (v1), in Apple's own keys.
struct MarketingEntry: Decodable {
  let entry: ChartEntry

  private enum Key: String, CodingKey {
    case id, name, kind, artistName, artistId, artistUrl, collectionName, releaseDate
    case contentAdvisoryRating, copyright, url, artworkUrl100
    case genres, genreNames, primaryGenreName
  }

  init(from decoder: any Decoder) throws {
    let item = try decoder.container(keyedBy: Key.self)
    var row = ChartRow(rank: 0)
    row.title = item.name(.name)
    row.artist = item.name(.artistName)
    row.url = item.name(.url)
    let link = row.url.flatMap(StoreLink.init)
    row.id = item.integer(.id) ?? link?.id
    row.artistID = item.integer(.artistId) ?? item.name(.artistUrl).flatMap(StoreLink.artistID)
    row.album = item.name(.collectionName)
    row.albumID = link?.albumID
    row.releaseDate = item.day(.releaseDate)
    row.genre = Self.genre(item)
    // Apple's own spelling in v2 is "Explict"; there is no word for the rest.
    row.isExplicit = ["explict", "explicit"].contains(
      item.text(.contentAdvisoryRating)?.lowercased())
    row.copyright = item.name(.copyright)
    row.artworkURL = item.name(.artworkUrl100)
    entry = ChartEntry(medium: Self.medium(item.name(.kind)), row: row)
  }

  /// Plural in v2, singular in v1.
  private static func medium(_ kind: String?) -> ChartEntry.Medium {
    switch kind?.lowercased() {
    case "album", "albums": .chart(.albums)
    case "song", "songs": .chart(.songs)
    case nil: .unknown
    case let kind?: .other(kind)
    }
  }

  /// The first that says more than "Music", which stands in all of them; names alone in 2017.
  private static func genre(_ item: KeyedDecodingContainer<Key>) -> String? {
    if let genres = try? item.decode(LossyArray<Genre>.self, forKey: .genres) {
      return genres.elements.first { $0.id != ChartRow.rootGenre && $0.name != nil }?.name
    }
    let names = try? item.decode(LossyArray<String>.self, forKey: .genreNames).elements
    return item.name(.primaryGenreName) ?? names?.first { $0 != "Music" }
  }
}

private struct Genre: Decodable {
  let id: Int?
  let name: String?

  private enum Key: String, CodingKey {
    case genreId, name
  }

  init(from decoder: any Decoder) throws {
    let genre = try decoder.container(keyedBy: Key.self)
    id = genre.integer(.genreId)
    name = genre.name(.name)
  }
}
