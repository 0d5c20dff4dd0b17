/// Reads a library out of a document, mends it, and keeps account.
struct LibraryReader {
  let bytes: [UInt8]
  var rows: [Library.Row] = []
  var rowFacts: [Library.Fact] = []
  private(set) var albums: [Library.Album] = []
  private var albumFacts: [Library.Fact] = []
  /// Where in `albums` an id stands.
  private(set) var indices: [Int: Int] = [:]
  /// Where in the file each of `albums` stands.
  private var places: [(index: Int, titleIsThere: Bool)] = []
  var listed: Set<Int> = []

  static func read(_ root: JSONNode, of bytes: [UInt8]) -> Library {
    var reader = LibraryReader(bytes: bytes)
    reader.readAlbums(root.value(of: "albums", in: bytes))
    reader.readRows(root.value(of: "playlists", in: bytes))
    reader.checkAlbums()
    return Library(
      rows: reader.rows, albums: reader.albums, facts: reader.rowFacts + reader.albumFacts)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readAlbums(_ list: JSONNode?) {
    guard let elements = list?.elements else {
      albumFacts.append(
        Library.Fact(place: "albums", kind: list == nil ? .missingList : .notAList))
      return
    }
    for (index, node) in elements.enumerated() { readAlbum(node, at: index) }
  }

  private mutating func readAlbum(_ node: JSONNode, at index: Int) {
    func note(_ kind: Library.Kind) {
      albumFacts.append(Library.Fact(place: "albums[\(index)]", kind: kind))
    }
    guard let idNode = node.value(of: "id", in: bytes) else { return note(.notAnAlbum) }
    guard let id = idNode.integer(in: bytes) else { return note(.notAnID(excerpt(idNode))) }
    guard id >= 0 else { return note(.negativeID(id)) }
    let titleNode = node.value(of: "title", in: bytes)
    let title = title(titleNode)
    guard let known = indices[id] else {
      indices[id] = albums.count
      places.append((index, titleNode?.text(in: bytes) != nil))
      albums.append(Library.Album(id: id, title: title))
      return
    }
    let first = "albums[\(places[known].index)]"
    if let kept = albums[known].title, let title, title != kept {
      note(.otherTitle(title, id: id, kept: kept, first: first))
    } else {
      note(.sameAlbum(id: id, first: first))
      albums[known].title = albums[known].title ?? title
    }
  }

  /// Notes what only the whole file tells: which titles nothing supplies, which albums nobody lists.
  private mutating func checkAlbums() {
    for (album, place) in zip(albums, places) {
      let path = "albums[\(place.index)]"
      if album.title == nil {
        albumFacts.append(
          Library.Fact(
            place: path + ".title", kind: place.titleIsThere ? .emptyTitle : .missingTitle))
      }
      if !listed.contains(album.id) {
        albumFacts.append(Library.Fact(place: path, kind: .inNoPlaylist(id: album.id)))
      }
    }
  }

  func title(_ node: JSONNode?) -> String? {
    guard let text = node?.text(in: bytes) else { return nil }
    return text.isBlank ? nil : text
  }

  func excerpt(_ node: JSONNode) -> String {
    let text = String(decoding: bytes[node.range].prefix(200), as: UTF8.self)
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
