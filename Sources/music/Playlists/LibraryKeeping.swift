import Foundation
import ITunes
import Playlists
import TerminalUI

/// Changes a library on the disk, as the words of a command line say.
struct LibraryKeeping: Sendable {
  let world: World
  let path: String
  /// Whether it is the user's own library, whose folder comes with its first playlist.
  let isOwn: Bool
  let country: Storefront?
  let output: OutputOptions
  /// Whether a playlist may go without a look at standard input.
  var removesWhole = false

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
    } catch let error as LibraryStoreError where error.code == ENOENT && isOwn {
      throw Failure.noOwnLibrary(path)
    }
  }

  private func add(_ words: [String]) async throws {
    let title = try title(of: words, "add TITLE [ID...]")
    let albums = try words.count > 1 ? Self.albums(words.dropFirst()) : pipedAlbums()
    let described = try await describing(albums)
    if isOwn { makeFolder() }
    let document = try change { document throws(LibraryError) in
      try document.adding(described, to: title)
    }
    let row = document.library.rows.first { $0.title == title }
    try tell("'\(title.cut(to: 60))' has \(PageMaker.count(row?.albums.count ?? 0, "album"))")
  }

  private func remove(_ words: [String]) throws {
    let title = try title(of: words, "remove TITLE [ID...]")
    var ids = try Self.albums(words.dropFirst()).map(\.id)
    // A pipe that brings nothing may be one that was left: it must not cost a whole playlist.
    if ids.isEmpty, !removesWhole { ids = try pipedAlbums(whole: "--force").map(\.id) }
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
    let library = try world.libraries.read(path).library
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
    try world.libraries.change(path, change)
  }

  private func makeFolder() {
    let folder = (path as NSString).deletingLastPathComponent
    // Where this fails, the store says why.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func tell(_ sentence: String) throws {
    guard world.terminal.errors.isTerminal else { return }
    try world.say(Text(sentence, .muted))
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
