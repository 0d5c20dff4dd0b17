extension Library {
  /// One thing that is wrong in the file, told once.
  package struct Fact: Hashable, Sendable {
    /// The way to it in the document: `playlists[2].albums[1]`, counted from 0.
    package let place: String
    package let kind: Kind

    package init(place: String, kind: Kind) {
      self.place = place
      self.kind = kind
    }

    /// Nothing is wrong, and nobody wants to hear it who has not asked for a check.
    package var isNote: Bool {
      if case .inNoPlaylist = kind { true } else { false }
    }
  }

  /// What is wrong, and what is done about it.
  package enum Kind: Hashable, Sendable {
    /// No album has this id; left out of the row.
    case noSuchAlbum(id: Int)
    /// The row has the album already, at the place `first`; kept once.
    case repeatedInRow(id: Int, first: String)
    /// No id is negative; left out.
    case negativeID(Int)
    /// Neither a number nor a number in quotes: the JSON of it, cut to 40 characters; left out.
    case notAnID(String)
    /// A title of nothing, or of nothing but white space; shown as not found.
    case emptyTitle
    /// No title, or none that is a text; shown as not found.
    case missingTitle
    /// A playlist that lists no album; kept, and shown as empty.
    case emptyRow
    /// The playlist at `first` has the title too; both are kept.
    case sameTitle(String, first: String)
    /// The album at `first` has the id and no other title; the two are one.
    case sameAlbum(id: Int, first: String)
    /// The album at `first` has the id and the title `kept`; this title is left out.
    case otherTitle(String, id: Int, kept: String, first: String)
    /// Not an object, where a playlist should be; left out.
    case notAPlaylist
    /// Not an object, or one without an id, where an album should be; left out.
    case notAnAlbum
    /// The file has no such list; read as an empty one.
    case missingList
    /// Something other than a list; read as an empty one.
    case notAList
    /// An album that no playlist lists; see `isNote`.
    case inNoPlaylist(id: Int)
  }
}
