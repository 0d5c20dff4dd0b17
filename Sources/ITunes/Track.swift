/// A song or a music video of the catalog; what the store leaves out is `nil`.
package struct Track: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case song
    case video
  }

  package var kind: Kind
  package var id: Int
  package var title: String?
  package var artist: String?
  package var artistID: Int?
  package var album: String?
  package var albumID: Int?
  package var seconds: Double?
  package var discNumber: Int?
  package var discCount: Int?
  package var trackNumber: Int?
  /// Of a song how many songs its disc has; of a video how many tracks the whole album has.
  package var trackCount: Int?

  /// `yyyy-MM-dd`; the time of day that the store adds means nothing.
  package var releaseDate: String?
  package var genre: String?
  package var isExplicit: Bool?

  /// `nil` too for what is not sold one by one.
  package var price: Double?
  /// ISO 4217.
  package var currency: String?
  package var url: String?
  package var previewURL: String?
  package var artworkURL: String?

  package init(id: Int, kind: Kind = .song) {
    self.id = id
    self.kind = kind
  }
}
