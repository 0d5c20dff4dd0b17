/// The song whose words are wanted, as far as it is known.
package struct LyricsQuery: Hashable, Sendable {
  package var title: String
  package var artist: String
  package var album: String?
  package var seconds: Double?

  package init(title: String, artist: String, album: String? = nil, seconds: Double? = nil) {
    self.title = title
    self.artist = artist
    self.album = album
    self.seconds = seconds
  }
}
