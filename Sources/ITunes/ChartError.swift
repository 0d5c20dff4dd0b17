/// Why an answer or a file is no chart of music.
package enum ChartError: Error, Hashable {
  /// A chart of something else, in Apple's word for it ("podcast", "playlists").
  case notMusic(kind: String)
  /// Not a chart at all; with where it stops making sense, in bytes, if known.
  case nonsense(offset: Int?)
}
