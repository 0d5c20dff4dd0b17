/// The name of a file that may hold words: `Ann/Album/01 Ann - Song.lrc`.
struct LyricsFile {
  let path: String

  /// The name itself, without folders and ending.
  let stem: String

  private let folders: [String]

  /// Fails for other kinds of files, for hidden ones, and for a path that leads out of the folder.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, let dot = name.lastIndex(of: "."),
      ["lrc", "txt"].contains(name[dot...].dropFirst().lowercased()),
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\u{0}") })
    else { return nil }
    self.path = path
    folders = parts.dropLast().map(String.init)
    stem = String(name[..<dot])
  }

  /// Each way to part the name in artist and title, as both may hold the dash.
  ///
  /// Where there is none, `Artist/Title` and `Artist/Album/Title`. Track numbers go.
  var names: [(artist: String, title: String)] {
    let name = stem.typed.replacing(#/^\d{1,3}(?:\s*[-.]\s+|\s+(?=\S))/#, with: "")
    // A song may be called by a number, as "99 Red Balloons".
    return [stem.typed, name].flatMap { name in
      let parted = name.ranges(of: " - ").prefix(8).map { dash in
        (String(name[..<dash.lowerBound]), String(name[dash.upperBound...]))
      }
      return parted.isEmpty ? folders.suffix(2).map { ($0, name) } : parted
    }
  }

  /// Whether its name holds the title: only then its tags are worth reading.
  func mayBe(_ title: SongTitle) -> Bool {
    let words = stem.nameWords.joined()
    return title.spellings.contains { words.contains($0) }
  }
}

extension SongTitle {
  fileprivate var spellings: Set<String> {
    Set(bare.spellings.map { $0.nameWords.joined() }).subtracting([""])
  }
}
