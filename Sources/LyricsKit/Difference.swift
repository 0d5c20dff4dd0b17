/// What is other in a row of a source than in the song that is asked for.
package enum Difference: String, CaseIterable, Hashable, Sendable {
  /// Another song.
  case title
  case artist
  /// Another recording by name: live, a remix, karaoke.
  case version
  /// Another recording, as the lengths are too far apart.
  case length
  /// The row knows the song and nothing of its words.
  case words

  /// The same song in another edition, or with guests in its title.
  case edition
  /// Only some of the artists are the same.
  case artists
  /// The words may be the same, and their times are not.
  case timing
  case unknownLength
  case album

  /// Whether it is not the song, or of no use.
  package var isFatal: Bool {
    switch self {
    case .title, .artist, .version, .length, .words: true
    case .edition, .artists, .timing, .unknownLength, .album: false
    }
  }
}
