/// An album as a page of covers shows it.
struct Tile: Hashable, Sendable {
  let title: String?
  var subtitle: String?
  /// The album's page in the store.
  var page: String?
  var cover: Cover.Place?
}

/// Albums under a title.
struct TileRow: Hashable, Sendable {
  let title: String?
  let tiles: [Tile]
  /// What each of them is.
  var thing = "album"
}
