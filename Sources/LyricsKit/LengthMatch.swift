/// How far the length of a row, and the times of its words, are from the song's.
struct LengthMatch {
  private(set) var differences: Set<Difference> = []
  private(set) var penalty = 0

  init(_ candidate: Candidate, for query: LyricsQuery) {
    // People who do not know the length send 1.
    let given = candidate.seconds.flatMap { $0 < 5 ? nil : $0 }
    let wanted = query.seconds.flatMap { $0 < 5 ? nil : $0 }
    if let given, let wanted {
      compare(abs(given - wanted), of: wanted)
    } else if wanted != nil {
      differences.insert(.unknownLength)
      penalty += 10
    }
    if let end = wanted ?? given, let last = candidate.finding.lyrics?.lastMilliseconds,
      Double(last) / 1000 > end + 1
    {
      add(.timing, 20)
    }
  }

  private mutating func compare(_ apart: Double, of seconds: Double) {
    let tolerance = max(3, seconds * 0.02)
    if apart <= tolerance {
      // Masterings of one recording differ so much; other recordings mostly more.
      penalty += Int((3 * apart / tolerance).rounded(.up))
    } else if apart <= max(10, seconds * 0.05) {
      add(.timing, 30)
    } else {
      differences.insert(.length)
    }
  }

  private mutating func add(_ difference: Difference, _ penalty: Int) {
    if differences.insert(difference).inserted { self.penalty += penalty }
  }
}

extension Lyrics {
  /// When the last words are sung; a file may end in a time without words, which is the track's end.
  fileprivate var lastMilliseconds: Int? {
    lines.lazy.filter { !$0.text.isEmpty }.compactMap(\.milliseconds).max()
  }
}
