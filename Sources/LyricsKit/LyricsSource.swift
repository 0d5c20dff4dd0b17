/// A place that may have the words of a song.
///
/// A new source is one file with a static function that makes one, and one word in the tool's list.
package struct LyricsSource: Sendable {
  /// As a person types it after `--from`.
  package let name: String

  /// Throws an `HTTPError` or a `LyricsError` where the source could not be asked.
  package let find: @Sendable (LyricsQuery) async throws -> Finding

  package init(
    name: String, find: @escaping @Sendable (LyricsQuery) async throws -> Finding
  ) {
    self.name = name
    self.find = find
  }
}
