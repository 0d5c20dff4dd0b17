/// The playlists, read once the albums are known.
extension LibraryReader {
  mutating func readRows(_ list: JSONNode?) {
    guard let elements = list?.elements else {
      rowFacts.append(
        Library.Fact(place: "playlists", kind: list == nil ? .missingList : .notAList))
      return
    }
    var firsts: [String: String] = [:]
    for (index, node) in elements.enumerated() {
      let place = "playlists[\(index)]"
      guard node.members != nil else {
        rowFacts.append(Library.Fact(place: place, kind: .notAPlaylist))
        continue
      }
      let title = rowTitle(node.value(of: "title", in: bytes), at: place, firsts: &firsts)
      let albums = rowAlbums(node.value(of: "albums", in: bytes), at: place + ".albums")
      rows.append(Library.Row(title: title, albums: albums))
    }
  }

  private mutating func rowTitle(
    _ node: JSONNode?, at place: String, firsts: inout [String: String]
  ) -> String? {
    let title = title(node)
    let kind: Library.Kind
    if let title {
      guard let first = firsts.updateValue(firsts[title] ?? place, forKey: title) else {
        return title
      }
      kind = .sameTitle(title, first: first)
    } else {
      kind = node?.text(in: bytes) == nil ? .missingTitle : .emptyTitle
    }
    rowFacts.append(Library.Fact(place: place + ".title", kind: kind))
    return title
  }

  private mutating func rowAlbums(_ list: JSONNode?, at place: String) -> [Library.Album] {
    guard let elements = list?.elements, !elements.isEmpty else {
      let isAList = list?.elements != nil || list == nil
      rowFacts.append(Library.Fact(place: place, kind: isAList ? .emptyRow : .notAList))
      return []
    }
    var row: [Library.Album] = []
    var firsts: [Int: Int] = [:]
    for (index, node) in elements.enumerated() {
      func note(_ kind: Library.Kind) {
        rowFacts.append(Library.Fact(place: "\(place)[\(index)]", kind: kind))
      }
      guard let id = node.integer(in: bytes) else {
        note(.notAnID(excerpt(node)))
        continue
      }
      if id < 0 {
        note(.negativeID(id))
      } else if let known = indices[id] {
        if let first = firsts[id] {
          note(.repeatedInRow(id: id, first: "\(place)[\(first)]"))
        } else {
          firsts[id] = index
          listed.insert(id)
          row.append(albums[known])
        }
      } else {
        note(.noSuchAlbum(id: id))
      }
    }
    return row
  }
}
