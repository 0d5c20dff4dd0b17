import Foundation
import ITunes
import Networking
import Playlists
import TerminalUI

/// Changes a library on the disk, as the words of a command line say.
struct LibraryKeeping: Sendable {
  let world: World
  let path: String
  /// The folder of one's own library comes with its first playlist.
  let makesFolder: Bool
  let country: Storefront?
  let output: OutputOptions

  func run(_ verb: LibraryVerb, _ words: [String]) async throws -> ExitCode {
    do {
      switch verb {
      case .add: try await add(words)
      case .remove: try remove(words)
      case .move: try move(words)
      case .rename: try rename(words)
      case .list: try list(words)
      }
      return .done
    } catch let error as LibraryError {
      throw Failure(error, of: path)
    }
  }

  private func add(_ words: [String]) async throws {
    let title = try title(of: words, "add TITLE [ID...]")
    let albums = try words.count > 1 ? Self.albums(words.dropFirst()) : pipedAlbums()
    let described = try await describing(albums)
    let document = try change { document throws(LibraryError) in
      try document.adding(described, to: title)
    }
    let row = document.library.rows.first { $0.title == title }
    try tell("'\(title.cut(to: 60))' has \(PageMaker.count(row?.albums.count ?? 0, "album"))")
  }

  private func remove(_ words: [String]) throws {
    let title = try title(of: words, "remove TITLE [ID...]")
    let ids = try Self.albums(words.dropFirst()).map(\.id)
    _ = try change { document throws(LibraryError) in
      ids.isEmpty
        ? try document.removing(playlist: title) : try document.removing(ids, from: title)
    }
  }

  private func move(_ words: [String]) throws {
    let usage = "move TITLE [ID] PLACE"
    let title = try title(of: words, usage)
    guard (2...3).contains(words.count), let place = words.last.flatMap(Int.init(digits:)),
      place > 0
    else { throw Self.misuse(usage, "places count from 1") }
    let id = words.count == 3 ? try StoreReference(words[1]).id : nil
    _ = try change { document throws(LibraryError) in
      guard let id else { return try document.moving(playlist: title, to: place - 1) }
      return try document.moving(id, in: title, to: place - 1)
    }
  }

  private func rename(_ words: [String]) throws {
    let usage = "rename TITLE NEW-TITLE"
    let title = try title(of: words, usage)
    guard words.count == 2 else {
      throw Self.misuse(usage, "put a title of several words in quotes")
    }
    _ = try change { document throws(LibraryError) in
      try document.renaming(title, to: words[1])
    }
  }

  private func list(_ words: [String]) throws {
    guard words.isEmpty else { throw Self.misuse("list", "to show a library, leave 'list' out") }
    let library: Library
    do {
      library = try world.libraries.read(path).library
    } catch let error as LibraryStoreError where error.code == ENOENT && makesFolder {
      throw Failure.noOwnLibrary(path)
    }
    try world.show(library.rows, as: .libraryRows, output.format(in: world))
  }

  private func title(of words: [String], _ usage: String) throws(Failure) -> String {
    guard let title = words.first else { throw Self.misuse(usage, "a title is missing") }
    return title
  }

  private static func misuse(_ usage: String, _ reason: String) -> Failure {
    Failure(
      "it is: music playlists \(usage)", explanation: reason, advice: "see 'music help playlists'",
      .misuse)
  }

  private func change(
    _ change: (LibraryDocument) throws(LibraryError) -> LibraryDocument
  ) throws -> LibraryDocument {
    if makesFolder {
      let folder = (path as NSString).deletingLastPathComponent
      // Where this fails, the store says why.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return try world.libraries.change(path, change)
  }

  private func tell(_ sentence: String) throws {
    guard world.terminal.errors.isTerminal else { return }
    try world.say(Text(sentence, .muted))
  }
}

extension LibraryKeeping {
  private static func albums(_ words: some Sequence<String>) throws -> [Library.Album] {
    try words.map { word in
      let reference = try StoreReference(word)
      return Library.Album(id: reference.link?.albumID ?? reference.id, title: nil)
    }
  }

  /// The lines of standard input; without one there is nothing to keep, and from a terminal none is
  /// awaited: then the playlist alone is made.
  private func pipedAlbums() throws -> [Library.Album] {
    guard !world.input.isTerminal else { return [] }
    let albums = try world.input.lines.map { number, text in
      do throws(Failure) {
        return try AlbumLine(text).album
      } catch {
        throw error.inLine(number)
      }
    }
    guard !albums.isEmpty else {
      throw Failure("nothing came in to add", advice: "give the ids of albums", .nothingFound)
    }
    return albums
  }

  /// With the titles that neither the person nor the library knows; a store that can't be asked is
  /// said, and no reason to fail.
  private func describing(_ albums: [Library.Album]) async throws -> [Library.Album] {
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

extension Listing<Library.Row> {
  fileprivate static let libraryRows = Listing(
    fields: [
      Field(fixed: "playlist") { JSON($0.title) }, Field(fixed: "albums") { JSON($0.albums.count) },
    ],
    tabbed: { [$0.title, String($0.albums.count)] },
    columns: [
      Column(Table.Column("Playlist", least: 16)) { Table.Cell(Missing.or($0.title, .strong)) },
      Column(Table.Column("Albums", .right)) { Table.Cell(Line(String($0.albums.count))) },
    ])
}
