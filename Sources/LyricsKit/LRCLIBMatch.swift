/// How well a row of LRCLIB fits the song that is asked for; the better is the less.
struct LRCLIBMatch: Comparable {
  private let hasWords: Bool
  private let nameDistance: Int
  private let secondsApart: Double?
  private let isOfAlbum: Bool
  private let hasTimes: Bool

  /// Fails for another song, and for a row that says nothing of the words.
  init?(_ row: LRCLIBRow, for query: LyricsQuery) {
    guard row.finding != nil, let title = row.title, let artist = row.artist,
      let titleDistance = SongTitle(query.title).distance(to: SongTitle(title)),
      let artistDistance = ArtistName(query.artist).distance(to: ArtistName(artist))
    else { return nil }
    secondsApart = row.seconds.flatMap { length in query.seconds.map { abs($0 - length) } }
    if let secondsApart, let seconds = query.seconds {
      // Masterings of one recording differ so much; other recordings mostly more.
      guard secondsApart <= max(3, seconds * 0.02) else { return nil }
    }
    hasWords = row.lyrics != nil
    nameDistance = titleDistance + artistDistance
    isOfAlbum =
      query.album.map { $0.withoutFormat.folded } == row.album.map { $0.withoutFormat.folded }
    hasTimes = row.lyrics?.lines.contains { $0.milliseconds != nil } ?? false
  }

  static func < (one: LRCLIBMatch, other: LRCLIBMatch) -> Bool {
    one.order < other.order
  }

  static func == (one: LRCLIBMatch, other: LRCLIBMatch) -> Bool {
    one.order == other.order
  }

  private var order: (Int, Int, Int, Int, Int, Double) {
    (
      hasWords ? 0 : 1, nameDistance, secondsApart == nil ? 1 : 0, isOfAlbum ? 0 : 1,
      hasTimes ? 0 : 1, secondsApart ?? 0
    )
  }
}

extension String {
  /// Without what only Apple's catalog puts behind the name of an album.
  fileprivate var withoutFormat: String {
    replacing(#/ - (?:Single|EP)$/#, with: "")
  }
}
