/// All rows of all sources that may be the song, for a person to choose from.
package struct LyricsChoice: Sendable {
  /// The best first; with rows of other songs, which say what is other.
  package let matches: [Match]

  package let failures: [LyricsAnswer.Failure]
}
