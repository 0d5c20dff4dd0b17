/// What a person calls one album, which the store may have several times: with the strong words and
/// without, and once more for other countries.
package struct Release: Hashable, Sendable {
  /// The one to show: an explicit one if there is any, and a cleaned one only if there is no other,
  /// because the uncut edition is the one that was made; else the first in Apple's order.
  package let album: Album

  /// The ones that are hidden behind it, in Apple's order.
  package private(set) var others: [Album] = []

  init(album: Album) {
    self.album = album
  }

  private init?(editions: [Album]) {
    guard
      let best = editions.indices.min(by: {
        (editions[$0].cut, $0) < (editions[$1].cut, $1)
      })
    else { return nil }
    album = editions[best]
    others = editions
    others.remove(at: best)
  }

  /// One release for all albums that agree in title, artist, kind, number of tracks and year; in the
  /// order of the first of each.
  ///
  /// The number of tracks keeps a deluxe edition apart, and the year two albums of one name (Seal's
  /// "Seal" of 1991 and of 1994). A twin that stays is a row too many; an album that vanishes is
  /// worse.
  static func folding(_ albums: [Album]) -> [Release] {
    var keys: [Key] = []
    let editions = Dictionary(grouping: albums, by: Key.init)
    var seen: Set<Key> = []
    for key in albums.map(Key.init) where seen.insert(key).inserted { keys.append(key) }
    return keys.compactMap { key in editions[key].flatMap(Release.init(editions:)) }
  }

  private struct Key: Hashable {
    let title: String?
    let artist: String?
    let kind: Album.Kind
    let trackCount: Int?
    let year: Substring?
    /// Of what has no title: nothing says that two of them are one.
    let id: Int?

    init(_ album: Album) {
      title = album.title?.folded
      artist = album.artist?.folded
      kind = album.kind
      trackCount = album.trackCount
      year = album.releaseDate?.prefix(4)
      id = album.title == nil ? album.id : nil
    }
  }
}

extension Album {
  /// How much was taken away from it, as far as the store says.
  fileprivate var cut: Int {
    switch explicitness {
    case .explicit: 0
    case .notExplicit, nil: 1
    case .cleaned: 2
    }
  }
}

extension [Release] {
  /// By date; those of one date keep their order, and what has none comes last either way.
  func sorted(_ order: Discography.Order) -> [Release] {
    let dated = filter { $0.album.releaseDate != nil }
    let sorted = dated.sorted { first, second in
      let dates = (first.album.releaseDate ?? "", second.album.releaseDate ?? "")
      return order == .newest ? dates.0 > dates.1 : dates.0 < dates.1
    }
    return sorted + filter { $0.album.releaseDate == nil }
  }
}
