/// What a source said in place of an answer.
package enum LyricsError: Error, Hashable {
  /// A notice about the service itself, sent where the words should be.
  case notice(host: String)
}
