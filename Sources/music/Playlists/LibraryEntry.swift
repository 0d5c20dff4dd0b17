import Playlists

/// An album in its place, as programs read it: one line each.
struct LibraryEntry: Hashable, Sendable {
  let playlist: String?
  /// In its playlist, from 1.
  let position: Int
  let album: Library.Album
  /// A file or an address.
  let cover: String?
}

extension LibraryEntry {
  static func all(of library: Library, covers: [Int: Cover]) -> [LibraryEntry] {
    library.rows.flatMap { row in
      row.albums.enumerated().map { index, album in
        LibraryEntry(
          playlist: row.title, position: index + 1, album: album,
          cover: covers[album.id]?.place?.text)
      }
    }
  }
}

extension Listing<LibraryEntry> {
  /// A person sees boxes in place of a table.
  static let playlists = Listing(
    fields: [
      Field(fixed: "playlist") { JSON($0.playlist) },
      Field(fixed: "position") { JSON($0.position) },
      Field(fixed: "id") { JSON($0.album.id) },
      Field(fixed: "title") { JSON($0.album.title) },
      Field(fixed: "cover") { JSON($0.cover) },
    ],
    tabbed: { entry in
      [
        entry.playlist, String(entry.position), String(entry.album.id), entry.album.title,
        entry.cover,
      ]
    },
    columns: [])
}
