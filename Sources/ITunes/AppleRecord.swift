import LooseJSON

/// One element of Apple's `results`, in Apple's own keys; of no use to us where `item` is `nil`.
///
/// Audiobooks and films have other wrappers or kinds; until 2011 an absent value was `null`, and
/// numbers came as floats.
struct AppleRecord: Decodable {
  let item: CatalogItem?

  private enum Key: String, CodingKey {
    case wrapperType, kind, country, currency, previewUrl, artworkUrl100, releaseDate
    case trackId, trackName, trackViewUrl, trackPrice, trackTimeMillis, trackNumber,
      trackExplicitness
    case collectionId, collectionName, collectionType, discNumber, primaryGenreName
    case artistId, artistName
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    item =
      switch (record.text(.wrapperType), record.text(.kind)) {
      case ("track", "song"): Self.track(.song, record).map(CatalogItem.track)
      case ("track", "music-video"): Self.track(.video, record).map(CatalogItem.track)
      case ("collection", _): Self.album(record).map(CatalogItem.album)
      case ("artist", _): Self.artist(record).map(CatalogItem.artist)
      default: nil
      }
  }

  private static func track(_ kind: Track.Kind, _ record: KeyedDecodingContainer<Key>) -> Track? {
    guard let id = record.integer(.trackId) else { return nil }
    var track = Track(id: id, kind: kind)
    track.title = record.name(.trackName)
    track.artist = record.name(.artistName)
    track.artistID = record.integer(.artistId)
    track.album = record.name(.collectionName)
    track.albumID = record.integer(.collectionId)
    track.seconds = record.number(.trackTimeMillis).map { $0 / 1000 }
    track.discNumber = record.integer(.discNumber)
    track.trackNumber = record.integer(.trackNumber)
    track.releaseDate = record.name(.releaseDate).map { String($0.prefix(10)) }
    track.genre = record.name(.primaryGenreName)
    track.isExplicit = record.text(.trackExplicitness).map { $0 == "explicit" }
    // -1.00 says "not sold that way".
    track.price = record.number(.trackPrice).flatMap { $0 < 0 ? nil : $0 }
    track.currency = record.name(.currency)
    track.url = record.name(.trackViewUrl)
    track.previewURL = record.name(.previewUrl)
    track.artworkURL = record.name(.artworkUrl100)
    return track
  }

  private static func album(_ record: KeyedDecodingContainer<Key>) -> Album? {
    record.integer(.collectionId).map { id in
      Album(id: id, title: record.name(.collectionName), artist: record.name(.artistName))
    }
  }

  private static func artist(_ record: KeyedDecodingContainer<Key>) -> Artist? {
    record.integer(.artistId).map { id in
      Artist(id: id, name: record.name(.artistName))
    }
  }
}

extension KeyedDecodingContainer {
  /// A text that says something.
  fileprivate func name(_ key: Key) -> String? {
    text(key).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
