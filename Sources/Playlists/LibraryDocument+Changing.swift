/// Each gives the changed document, and fails where the file has no such playlist or album.
///
/// Of two playlists of one title, the first is meant.
extension LibraryDocument {
  /// Takes a whole playlist out; its albums stay in the list of albums.
  package func removing(playlist title: String) throws(LibraryError) -> LibraryDocument {
    let index = try require(title)
    return try rearranging(playlistList) { $0.remove(at: index) }
  }

  /// Takes albums out of a playlist, ids of no album too; all of them, or none where one is missing.
  package func removing(
    _ ids: [Int], from title: String
  ) throws(LibraryError) -> LibraryDocument {
    let list = try list(of: title)
    let listed = listedIDs(list)
    let missing = ids.filter { !listed.contains($0) }
    guard missing.isEmpty else { throw .notInPlaylist(title: title, ids: missing) }
    let removed = Set(ids)
    return try rearranging(list) { order in
      order.removeAll { index in listed[index].map { removed.contains($0) } ?? false }
    }
  }

  /// Moves a playlist to a place among the others, counted from 0; past the end is the end.
  package func moving(
    playlist title: String, to place: Int
  ) throws(LibraryError) -> LibraryDocument {
    let index = try require(title)
    return try rearranging(playlistList) { order in
      order.remove(at: index)
      order.insert(index, at: min(max(place, 0), order.count))
    }
  }

  /// Moves an album to a place in its row, counted from 0 among the albums that are shown.
  ///
  /// Past the end is the end. What repeats the album in the row goes.
  package func moving(
    _ id: Int, in title: String, to place: Int
  ) throws(LibraryError) -> LibraryDocument {
    let list = try list(of: title)
    let listed = listedIDs(list)
    guard let from = listed.firstIndex(of: id) else {
      throw .notInPlaylist(title: title, ids: [id])
    }
    var unseen = Set(library.albums.map(\.id))
    return try rearranging(list) { order in
      order.removeAll { listed[$0] == id }
      let shown = order.indices.filter { slot in
        listed[order[slot]].map { unseen.remove($0) != nil } ?? false
      }
      let place = max(place, 0)
      order.insert(from, at: place < shown.count ? shown[place] : order.count)
    }
  }

  /// Gives a playlist another title, which no other may have.
  package func renaming(
    _ title: String, to newTitle: String
  ) throws(LibraryError) -> LibraryDocument {
    guard !newTitle.isBlank else { throw .emptyTitle }
    let index = try require(title)
    if let taken = self.index(of: newTitle), taken != index { throw .titleTaken(newTitle) }
    return try making([
      setting("title", of: playlists[index], to: JSONString.encoded(newTitle))
    ])
  }
}

extension LibraryDocument {
  var playlistList: JSONNode? { root.value(of: "playlists", in: bytes) }

  /// The elements of the list of playlists, those too that are none.
  var playlists: [JSONNode] { playlistList?.elements ?? [] }

  func index(of title: String) -> Int? {
    playlists.firstIndex { $0.value(of: "title", in: bytes)?.text(in: bytes) == title }
  }

  private func require(_ title: String) throws(LibraryError) -> Int {
    guard let index = index(of: title) else {
      throw .noSuchPlaylist(title, titles: library.rows.compactMap(\.title))
    }
    return index
  }

  private func list(of title: String) throws(LibraryError) -> JSONNode? {
    playlists[try require(title)].value(of: "albums", in: bytes)
  }

  private func listedIDs(_ list: JSONNode?) -> [Int?] {
    (list?.elements ?? []).map { $0.integer(in: bytes) }
  }

  private func rearranging(
    _ list: JSONNode?, by change: (inout [Int]) -> Void
  ) throws(LibraryError) -> LibraryDocument {
    guard let list, let elements = list.elements else { return self }
    let before = Array(elements.indices)
    var order = before
    change(&order)
    return order == before ? self : try making([rearranging(list, as: order)])
  }
}
