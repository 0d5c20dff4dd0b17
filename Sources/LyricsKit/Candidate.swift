/// What a source has that may be the song: one row of its answer.
package struct Candidate: Hashable, Sendable {
  /// The name of the source.
  package let source: String

  package let title: String
  package let artist: String
  package let album: String?
  package let seconds: Double?
  package let finding: Finding

  package init(
    source: String, title: String, artist: String, album: String? = nil, seconds: Double? = nil,
    finding: Finding
  ) {
    self.source = source
    self.title = title
    self.artist = artist
    self.album = album
    self.seconds = seconds
    self.finding = finding
  }

  package var isSynced: Bool { finding.lyrics?.isSynced ?? false }
}

extension Lyrics {
  /// Whether any line has a time.
  package var isSynced: Bool { lines.contains { $0.milliseconds != nil } }

  var withoutTimes: Lyrics { Lyrics(lines: lines.map { Line($0.text) }) }
}

extension Finding {
  package var lyrics: Lyrics? {
    switch self {
    case .found(let lyrics), .cut(let lyrics): lyrics
    case .instrumental, .notFound: nil
    }
  }

  var withoutTimes: Finding {
    switch self {
    case .found(let lyrics): .found(lyrics.withoutTimes)
    case .cut(let lyrics): .cut(lyrics.withoutTimes)
    case .instrumental, .notFound: self
    }
  }
}
