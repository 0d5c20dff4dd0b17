extension LibraryDocument {
  /// Adds albums to the end of a playlist, and makes the playlist where there is none of the title.
  ///
  /// An album that the playlist has already stays where it is. The file's list of albums gets those
  /// it lacks, and the titles it lacks.
  package func adding(
    _ albums: [Library.Album], to title: String
  ) throws(LibraryError) -> LibraryDocument {
    guard !title.isBlank else { throw .emptyTitle }
    if let wrong = albums.first(where: { $0.id < 0 }) { throw .negativeID(wrong.id) }
    var seen: Set<Int> = []
    let albums = albums.filter { seen.insert($0.id).inserted }
    return try describing(albums).listing(albums.map(\.id), under: title)
  }

  /// Puts into the list of albums what it does not say of these yet.
  private func describing(_ albums: [Library.Album]) throws(LibraryError) -> LibraryDocument {
    var known: [Int: Library.Album] = [:]
    for album in library.albums { known[album.id] = album }
    var changes: [Change] = []

    let untitled = albums.filter { album in
      known[album.id].map { $0.title == nil && album.title != nil } ?? false
    }
    let nodes = root.value(of: "albums", in: bytes)?.elements ?? []
    for album in untitled {
      let node = nodes.first { $0.value(of: "id", in: bytes)?.integer(in: bytes) == album.id }
      guard let node, let title = album.title else { continue }
      changes.append(setting("title", of: node, to: JSONString.encoded(title)))
    }

    let spacing =
      nodes.lazy.compactMap { $0.members == nil ? nil : JSONSpacing(of: $0, in: self.bytes) }.first
      ?? .compact
    let texts = albums.filter { known[$0.id] == nil }.map { album in
      guard let title = album.title else { return spacing.object(["id": String(album.id)]) }
      return spacing.object(["id": String(album.id), "title": JSONString.encoded(title)])
    }
    if !texts.isEmpty {
      changes.append(appending(texts, to: "albums", of: root, emptySpacing: rootSpacing.inner))
    }
    return try making(changes)
  }

  private func listing(_ ids: [Int], under title: String) throws(LibraryError) -> LibraryDocument {
    guard let index = index(of: title) else {
      let text = newPlaylist(title, ids)
      let change = appending(
        [text], to: "playlists", of: root, emptySpacing: rootSpacing.inner)
      return try making([change])
    }
    let playlist = playlists[index]
    let list = playlist.value(of: "albums", in: bytes)
    let listed = Set((list?.elements ?? []).compactMap { $0.integer(in: bytes) })
    let added = ids.filter { !listed.contains($0) }.map { String($0) }
    guard !added.isEmpty else { return self }
    return try making([
      appending(added, to: "albums", of: playlist, emptySpacing: listSpacing)
    ])
  }

  /// A playlist written the way the others are.
  private func newPlaylist(_ title: String, _ ids: [Int]) -> String {
    let spacing =
      playlists.lazy.compactMap { $0.members == nil ? nil : JSONSpacing(of: $0, in: self.bytes) }
      .first ?? .compact
    let list = ids.isEmpty ? "[]" : listSpacing.list(ids.map { String($0) })
    return spacing.object(["title": JSONString.encoded(title), "albums": list])
  }

  private var rootSpacing: JSONSpacing { JSONSpacing(of: root, in: bytes) ?? .compact }

  /// How the first playlist that lists an album lists it.
  private var listSpacing: JSONSpacing {
    playlists.lazy.compactMap { playlist in
      let list = playlist.value(of: "albums", in: self.bytes)
      return list?.elements == nil ? nil : JSONSpacing(of: list, in: self.bytes)
    }.first ?? .compact
  }
}
