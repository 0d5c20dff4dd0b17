import ITunes
import Networking
import Playlists
import TerminalUI

/// Which albums are meant, and what they are called.
extension LibraryKeeping {
  static func albums(_ words: some Sequence<String>) throws -> [Library.Album] {
    try words.map { word in
      let reference = try StoreReference(word)
      return Library.Album(id: reference.link?.albumID ?? reference.id, title: nil)
    }
  }

  /// The lines of standard input; from a terminal none is awaited, as the playlist itself is meant.
  ///
  /// `whole` is the option that means the same in a script.
  func pipedAlbums(whole: String? = nil) throws -> [Library.Album] {
    guard !world.input.isTerminal else { return [] }
    let albums = try world.input.lines.map { number, text in
      do throws(Failure) {
        return try AlbumLine(text).album
      } catch {
        throw error.inLine(number)
      }
    }
    guard !albums.isEmpty else {
      let choice = whole.map { ", or \($0) for the whole playlist" } ?? ""
      throw Failure(
        "no album came in", advice: "give the ids of albums\(choice)", .nothingFound)
    }
    return albums
  }

  /// With the titles that neither the person nor the library knows; a store that can't be asked is
  /// said, and no reason to fail.
  func describing(_ albums: [Library.Album]) async throws -> [Library.Album] {
    let known = Set(
      ((try? world.libraries.read(path).library.albums) ?? []).filter { $0.title != nil }.map(\.id))
    let unknown = albums.filter { $0.title == nil && !known.contains($0.id) }.map(\.id)
    guard !unknown.isEmpty else { return albums }
    let storefront = try StorefrontOption.storefront(country, in: world)
    var found: [Int: ITunes.Album] = [:]
    do {
      for start in stride(from: 0, to: unknown.count, by: Catalog.idsALookup) {
        let ids = Array(unknown[start...].prefix(Catalog.idsALookup))
        found.merge(try await world.catalog.details(ofAlbums: ids, in: storefront)) { $1 }
      }
    } catch let error as HTTPError {
      try world.say(Failure(error))
    }
    for id in unknown where found[id]?.title == nil {
      try world.say(Text("music: the title of album \(id) could not be found"))
    }
    return albums.map { album in
      Library.Album(id: album.id, title: album.title ?? found[album.id]?.title)
    }
  }
}
