extension Catalog {
  /// All albums of an artist, in one look-up; `nil` if the store has no artist of that id.
  ///
  /// At most 200: Apple knows no second page.
  package func discography(
    of artistID: Int, in storefront: Storefront
  ) async throws -> Discography? {
    let items = try await items(id: artistID, with: "album", in: storefront)
    let artists = items.compactMap { item in
      if case .artist(let artist) = item { artist } else { nil }
    }
    guard let artist = artists.first(where: { $0.id == artistID }) ?? artists.first else {
      return nil
    }
    let albums = items.compactMap { item in
      if case .album(let album) = item { album } else { nil }
    }
    return Discography(artist: artist, albums: albums)
  }

  /// An album and its tracks, in one look-up; `nil` if the store has no album of that id, which may
  /// be a track's or an artist's.
  package func album(id: Int, in storefront: Storefront) async throws -> AlbumPage? {
    let items = try await items(id: id, with: "song", in: storefront)
    let albums = items.compactMap { item in
      if case .album(let album) = item { album } else { nil }
    }
    guard let album = albums.first(where: { $0.id == id }) ?? albums.first else { return nil }
    let tracks = items.compactMap { item in
      if case .track(let track) = item { track } else { nil }
    }
    return AlbumPage(album: album, tracks: tracks)
  }

  /// What a chart of albums lacks (copyright, price, number of tracks), by id, in one look-up of up
  /// to 200; an album that the store lacks is left out.
  package func details(ofAlbums ids: [Int], in storefront: Storefront) async throws -> [Int: Album]
  {
    guard !ids.isEmpty else { return [:] }
    return try await items(ids: ids, in: storefront).reduce(into: [:]) { albums, item in
      if case .album(let album) = item { albums[album.id] = album }
    }
  }

  /// What a chart of songs lacks (album, length, price), by id, as for albums.
  package func details(ofTracks ids: [Int], in storefront: Storefront) async throws -> [Int: Track]
  {
    guard !ids.isEmpty else { return [:] }
    return try await items(ids: ids, in: storefront).reduce(into: [:]) { tracks, item in
      if case .track(let track) = item { tracks[track.id] = track }
    }
  }
}
