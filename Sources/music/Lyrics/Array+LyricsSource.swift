import LyricsKit

extension [LyricsSource] {
  /// How many songs are asked for at one time, whatever the length of a list.
  static let songsAtOnce = 4

  /// Asks for each song, a few at a time and the same one once, and hands on the reports in the
  /// order of the songs, as soon as those before are there.
  ///
  /// Throws `CancellationError`, and what `each` throws.
  func reports(
    on songs: [Song], each: (LyricsReport) async throws -> Void
  ) async throws {
    var uses: [LyricsQuery: Int] = [:]
    var queries: [LyricsQuery] = []
    for query in songs.compactMap(\.query) {
      if uses.updateValue((uses[query] ?? 0) + 1, forKey: query) == nil { queries.append(query) }
    }
    try await withThrowingTaskGroup(of: (LyricsQuery, LyricsAnswer).self) { group in
      var rest = queries[...]
      func askNext() {
        guard let query = rest.popFirst() else { return }
        group.addTask { (query, try await self.find(query)) }
      }
      for _ in 0..<Self.songsAtOnce { askNext() }
      var answers: [LyricsQuery: LyricsAnswer] = [:]
      for song in songs {
        guard let query = song.query else {
          try await each(LyricsReport(song: song, answer: nil))
          continue
        }
        while answers[query] == nil, let (asked, answer) = try await group.next() {
          answers[asked] = answer
          askNext()
        }
        try await each(LyricsReport(song: song, answer: answers[query]))
        uses[query, default: 1] -= 1
        if uses[query] == 0 { answers[query] = nil }
      }
    }
  }
}
