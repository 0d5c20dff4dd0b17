/// What to look for among the tracks of the catalog.
package struct TrackSearch: Hashable, Sendable {
  /// Which of a track's names must hold the words.
  package enum Field: String, CaseIterable, Sendable {
    case any
    case title
    case artist
    case album

    /// Apple's `attribute`; without one it looks through all names.
    var attribute: String? {
      switch self {
      case .any: nil
      case .title: "songTerm"
      case .artist: "artistTerm"
      case .album: "albumTerm"
      }
    }
  }

  package var words: String
  package var kind = Track.Kind.song
  package var field = Field.any
  /// 1 to 200: Apple gives no more, and knows no second page.
  package var limit = 25
  package var storefront = Storefront.us
  package var leavesOutExplicit = false

  package init(words: String) {
    self.words = words
  }
}
