import LooseJSON

/// One element of Apple's `results`, in Apple's own keys; of no use to us where `item` is `nil`.
///
/// Audiobooks and films have other wrappers or kinds; until 2011 an absent value was `null`, and
/// numbers came as floats.
struct AppleRecord: Decodable {
  let item: CatalogItem?

  private enum Key: String, CodingKey {
    case wrapperType, kind, currency, previewUrl, artworkUrl100, releaseDate, primaryGenreName
    case trackId, trackName, trackViewUrl, trackPrice, trackTimeMillis, trackExplicitness
    case trackNumber, trackCount, discNumber, discCount
    case collectionId, collectionName, collectionType, collectionViewUrl, collectionPrice
    case collectionExplicitness, copyright
    case artistId, artistName, artistLinkUrl
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
    track.discCount = record.integer(.discCount)
    track.trackNumber = record.integer(.trackNumber)
    track.trackCount = record.integer(.trackCount)
    track.releaseDate = record.day(.releaseDate)
    track.genre = record.name(.primaryGenreName)
    track.isExplicit = record.text(.trackExplicitness).map { $0 == "explicit" }
    track.price = record.price(.trackPrice)
    track.currency = record.name(.currency)
    track.url = record.name(.trackViewUrl)
    track.previewURL = record.name(.previewUrl)
    track.artworkURL = record.name(.artworkUrl100)
    return track
  }

  private static func album(_ record: KeyedDecodingContainer<Key>) -> Album? {
    guard let id = record.integer(.collectionId) else { return nil }
    var album = Album(id: id)
    album.title = record.name(.collectionName)
    album.artist = record.name(.artistName)
    album.artistID = record.integer(.artistId)
    album.kind = Album.Kind(
      title: album.title, collectionType: record.text(.collectionType), artist: album.artist)
    album.trackCount = record.integer(.trackCount)
    album.releaseDate = record.day(.releaseDate)
    album.genre = record.name(.primaryGenreName)
    album.price = record.price(.collectionPrice)
    album.currency = record.name(.currency)
    album.copyright = record.name(.copyright)
    album.explicitness = record.text(.collectionExplicitness).flatMap(Explicitness.init)
    album.url = record.name(.collectionViewUrl)
    album.artworkURL = record.name(.artworkUrl100)
    return album
  }

  private static func artist(_ record: KeyedDecodingContainer<Key>) -> Artist? {
    guard let id = record.integer(.artistId) else { return nil }
    var artist = Artist(id: id)
    artist.name = record.name(.artistName)
    artist.genre = record.name(.primaryGenreName)
    // Only a record of the artist itself calls it so.
    artist.url = record.name(.artistLinkUrl)
    return artist
  }
}
