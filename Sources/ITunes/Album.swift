/// A collection of tracks, as the store names it; what the store leaves out is `nil`.
package struct Album: Hashable, Sendable {
  package var id: Int
  package var kind = Kind.album
  package var title: String?
  package var artist: String?
  /// Of the artist it is credited to, who need not be the one that was looked up.
  package var artistID: Int?
  /// On all discs, music videos too.
  package var trackCount: Int?

  /// `yyyy-MM-dd`, seldom `yyyy-MM`; the time of day that the store adds means nothing.
  package var releaseDate: String?
  package var genre: String?

  /// `nil` too for what is not sold as a whole.
  package var price: Double?
  /// ISO 4217.
  package var currency: String?
  /// The label's line, with its ℗ or ©.
  package var copyright: String?
  package var explicitness: Explicitness?
  package var url: String?
  package var artworkURL: String?

  package init(id: Int) {
    self.id = id
  }

  package var isExplicit: Bool? { explicitness.map { $0 == .explicit } }
}
