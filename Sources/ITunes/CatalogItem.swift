/// What stands behind an id of the catalog.
package enum CatalogItem: Hashable, Sendable {
  case track(Track)
  case album(Album)
  case artist(Artist)
}

/// A collection of tracks, as the store names it.
package struct Album: Hashable, Sendable {
  package let id: Int
  package let title: String?
  package let artist: String?
}

/// A performer, or several under one name.
package struct Artist: Hashable, Sendable {
  package let id: Int
  package let name: String?
}
