/// A place that may have the words of a song.
///
/// A new source is one file with a static function that makes one, and one word in the tool's list.
package struct LyricsSource: Sendable {
  /// What a source says, and which of its rows says so, where it told one from others.
  package struct Answer: Hashable, Sendable {
    package let finding: Finding
    package let match: Match?

    package init(_ finding: Finding, match: Match? = nil) {
      self.finding = finding
      self.match = match
    }
  }

  /// As a person types it after `--from`.
  package let name: String

  /// Throws an `HTTPError` or a `LyricsError` where the source could not be asked.
  package let answer: @Sendable (LyricsQuery) async throws -> Answer

  /// Gives all that may be the song, in no order, and throws as `answer`; `nil` where the source
  /// has no rows to choose from.
  package let candidates: (@Sendable (LyricsQuery) async throws -> [Candidate])?

  package init(
    name: String, candidates: (@Sendable (LyricsQuery) async throws -> [Candidate])? = nil,
    answer: @escaping @Sendable (LyricsQuery) async throws -> Answer
  ) {
    self.name = name
    self.candidates = candidates
    self.answer = answer
  }

  package init(
    name: String, find: @escaping @Sendable (LyricsQuery) async throws -> Finding
  ) {
    self.init(name: name, answer: { Answer(try await find($0)) })
  }

  package func find(_ query: LyricsQuery) async throws -> Finding {
    try await answer(query).finding
  }
}
