/// All that the store sells of an artist.
package struct Discography: Hashable, Sendable {
  package enum Order: String, CaseIterable, Sendable {
    case newest
    case oldest
  }

  package let artist: Artist

  /// As Apple sent them: clean and explicit twins, and what other artists are credited for, are all
  /// in it.
  package let albums: [Album]

  package init(artist: Artist, albums: [Album]) {
    self.artist = artist
    self.albums = albums
  }

  /// Those that hold something, in the order of `Section.Kind`; each row one release, or with
  /// `folded: false` one album of the store.
  package func sections(_ order: Order = .newest, folded: Bool = true) -> [Section] {
    let sections = Dictionary(grouping: albums, by: kind)
    return Section.Kind.allCases.compactMap { kind in
      sections[kind].map { albums in
        let releases = folded ? Release.folding(albums) : albums.map { Release(album: $0) }
        return Section(kind: kind, releases: releases.sorted(order))
      }
    }
  }

  private func kind(of album: Album) -> Section.Kind {
    guard isOwn(album) else { return .appearances }
    return switch album.kind {
    case .album: .albums
    case .single, .ep: .singles
    case .compilation: .compilations
    }
  }

  /// Whether it is credited to this artist alone; without an id the name decides.
  private func isOwn(_ album: Album) -> Bool {
    if let artistID = album.artistID { return artistID == artist.id }
    guard let credit = album.artist, let name = artist.name else { return true }
    return credit.folded == name.folded
  }
}
