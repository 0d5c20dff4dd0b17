/// An album or a song in a chart; what the feed leaves out is `nil`.
package struct ChartRow: Hashable, Sendable {
  /// From 1; a place whose row can't be read is left out.
  package var rank: Int
  package var id: Int?
  package var title: String?
  package var artist: String?
  package var artistID: Int?
  /// A song's; no feed of today names it.
  package var album: String?
  /// The album a song is on, or the album's own id.
  package var albumID: Int?
  package var trackCount: Int?

  /// `yyyy-MM-dd`, seldom `yyyy-MM`.
  package var releaseDate: String?
  package var genre: String?
  /// `nil` for best sellers: that feed does not say.
  package var isExplicit: Bool?
  package var price: Double?
  /// ISO 4217.
  package var currency: String?
  /// The label's line, with its ℗ or ©.
  package var copyright: String?
  package var url: String?
  package var artworkURL: String?

  /// The id of the genre "Music", which stands at every row and says nothing.
  static let rootGenre = 34

  package init(rank: Int) {
    self.rank = rank
  }

  /// Nothing by which a person or the store could tell what it is.
  var isBlank: Bool { id == nil && title == nil && url == nil }
}
