/// An album with what is on it.
package struct AlbumPage: Hashable, Sendable {
  package let album: Album

  /// In order of their numbers, without a hole; none for an album that the store does not list the
  /// tracks of (some are only streamed).
  package let discs: [Disc]

  package init(album: Album, tracks: [Track]) {
    self.album = album
    discs = Disc.discs(of: tracks, on: album)
  }

  /// By disc and number, the music videos in between.
  package var tracks: [Track] { discs.flatMap(\.tracks) }

  /// Of all tracks whose length the store knows; `nil` if it knows none.
  package var seconds: Double? {
    let lengths = tracks.compactMap(\.seconds)
    return lengths.isEmpty ? nil : lengths.reduce(0, +)
  }
}
