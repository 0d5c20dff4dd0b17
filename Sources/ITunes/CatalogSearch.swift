/// What to look for in the catalog.
package struct CatalogSearch: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case song
    case album
    case artist
    case video

    /// Which names a thing of this kind has; to ask for another one is answered by 400.
    package var fields: [Field] {
      self == .artist ? [.any, .title, .artist] : Field.allCases
    }

    /// Apple's word for it.
    var entity: String {
      switch self {
      case .song: "song"
      case .album: "album"
      case .artist: "musicArtist"
      case .video: "musicVideo"
      }
    }
  }

  /// Which of a thing's names must hold the words.
  package enum Field: String, CaseIterable, Sendable {
    case any
    /// The thing's own name: an album's is the album's, an artist's is the artist's.
    case title
    case artist
    case album
  }

  package var words: String
  package var kind = Kind.song
  package var field = Field.any
  /// 1 to 200: Apple gives no more, and knows no second page.
  package var limit = 25
  package var storefront = Storefront.us
  package var leavesOutExplicit = false

  package init(words: String) {
    self.words = words
  }

  /// Apple's `attribute`; without one it looks through all names.
  ///
  /// A field that the kind lacks has none either: a wrong one costs the whole answer.
  var attribute: String? {
    guard kind.fields.contains(field) else { return nil }
    return switch (field, kind) {
    case (.any, _): nil
    case (.artist, _), (.title, .artist): "artistTerm"
    case (.album, _), (.title, .album): "albumTerm"
    case (.title, .song), (.title, .video): "songTerm"
    }
  }
}
