/// What stands behind an id of the catalog.
package enum CatalogItem: Hashable, Sendable {
  case track(Track)
  case album(Album)
  case artist(Artist)
}
