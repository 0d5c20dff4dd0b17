extension StoreLink {
  /// Of an artist's page; `nil` for a page of several, as duos have.
  static func artistID(_ link: String) -> Int? {
    StoreLink(link).flatMap { $0.kind == .artist ? $0.id : nil }
  }

  /// The row's own address, if it leads to the store, else the shortest there is.
  fileprivate static func page(
    _ url: String?, _ folder: String, _ id: Int, in storefront: Storefront
  ) -> String {
    if let url, StoreLink(url) != nil { return url }
    return "https://music.apple.com/\(storefront.code.lowercased())/\(folder)/\(id)"
  }
}

/// Addresses that are always of Apple's store, whatever a server put into a row.
extension Track {
  package func page(in storefront: Storefront) -> String {
    StoreLink.page(url, kind == .video ? "music-video" : "song", id, in: storefront)
  }
}

extension Album {
  package func page(in storefront: Storefront) -> String {
    StoreLink.page(url, "album", id, in: storefront)
  }
}

extension Artist {
  package func page(in storefront: Storefront) -> String {
    StoreLink.page(url, "artist", id, in: storefront)
  }
}

extension ChartRow {
  /// `nil` for a row that has neither an address nor an id.
  package func page(as kind: Chart.Kind, in storefront: Storefront) -> String? {
    guard let id = id ?? url.flatMap(StoreLink.init)?.id else { return nil }
    return StoreLink.page(url, kind == .albums ? "album" : "song", id, in: storefront)
  }
}
