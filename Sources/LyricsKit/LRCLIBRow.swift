import LooseJSON

/// A song as LRCLIB's answers hold it; every key may be missing or `null`.
struct LRCLIBRow: Decodable {
  let title: String?
  let artist: String?
  let album: String?

  /// `nil` also for less than 5: people who do not know the length send 1.
  let seconds: Double?

  let isInstrumental: Bool

  /// The words with their times where it has them, without where not, `nil` where it has none.
  let lyrics: Lyrics?

  private enum CodingKeys: CodingKey {
    case trackName, name, artistName, albumName, duration, instrumental, plainLyrics, syncedLyrics
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    title = row.text(.trackName) ?? row.text(.name)
    artist = row.text(.artistName)
    album = row.text(.albumName)
    seconds = row.number(.duration).flatMap { $0 < 5 ? nil : $0 }
    isInstrumental = row.flag(.instrumental) ?? false
    // The server makes plain words of timed ones, and takes the time of the first line only (lrclib#61).
    let plain = LRC(reading: row.text(.plainLyrics) ?? "").lines.map { Lyrics.Line($0.text) }
    let synced = LRC(reading: row.text(.syncedLyrics) ?? "").lines
    let timed = synced.filter { $0.milliseconds != nil }
    // A text that calls itself timed and is not still has the words.
    let readings = [Self.parted(timed, as: plain), plain, synced]
    lyrics = readings.lazy.map { Lyrics(trimming: $0) }.first { !$0.lines.isEmpty }
  }

  /// Gives timed lines the blank lines between verses, which mostly only the plain words have.
  private static func parted(_ timed: [Lyrics.Line], as plain: [Lyrics.Line]) -> [Lyrics.Line] {
    guard timed.filter(\.isSung).map(\.text) == plain.filter(\.isSung).map(\.text) else {
      return timed
    }
    var rest = timed[...]
    return plain.reduce(into: []) { lines, line in
      guard line.isSung else {
        // Where both have a blank line, the one with a time is enough.
        if rest.first?.isSung == true { lines.append(line) }
        return
      }
      while let next = rest.popFirst() {
        lines.append(next)
        if next.isSung { return }
      }
    }
  }

  /// Gives `nil` for a row that does not say what song it is.
  func candidate(from source: String) -> Candidate? {
    guard let title, let artist else { return nil }
    let finding =
      lyrics.map(Finding.found) ?? (isInstrumental ? .instrumental : .notFound(.unknown))
    return Candidate(
      source: source, title: title, artist: artist, album: album, seconds: seconds, finding: finding
    )
  }
}

extension Lyrics.Line {
  fileprivate var isSung: Bool { !text.isEmpty }
}
