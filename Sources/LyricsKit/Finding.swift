/// What a source that could be asked knows of a song's words.
package enum Finding: Hashable, Sendable {
  case found(Lyrics)
  /// Only the beginning: the source may not give more.
  case cut(Lyrics)
  case instrumental
  case notFound(Reason)

  /// Why there are no words.
  package enum Reason: Hashable, Sendable {
    /// The source does not have the song.
    case unknown
    /// The source has a page of links in the song's place.
    case listing
    /// The source has the words and no licence to give them.
    case unlicensed
  }
}
