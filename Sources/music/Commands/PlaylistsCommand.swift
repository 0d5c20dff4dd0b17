import Arguments
import ITunes
import Playlists
import TerminalUI

/// `music playlists`: a library of playlists of albums, shown as rows of covers, and kept.
struct PlaylistsCommand: Command {
  var words: [String] = []
  var library: String?
  var onlyChecks = false
  var isStrict = false
  var covers: String?
  var country: Storefront?
  var page = PageOptions()
  var output = OutputOptions()

  static let name = "playlists"
  static let summary = "Show playlists of albums as rows of covers, and keep them"
  static let details = [
    "A library is a JSON file, with a list of 'playlists' (title, and the ids of albums) and one of"
      + " 'albums' (id and title). Give a file, an address, or - for standard input; without one it is"
      + " your own, $XDG_DATA_HOME/music/library.json or else ~/.local/share/music/library.json. What"
      + " is wrong in it is said on stderr, and the rest is shown.",
    "To keep a library, the first word is what to do: 'add TITLE [ID...]' and 'remove"
      + " TITLE [ID...]' (without ids they read lines of 'music search --kind album', or of this"
      + " command), 'move TITLE [ID] PLACE', 'rename TITLE NEW-TITLE', 'list'. 'remove TITLE' typed at a"
      + " terminal, or with --force, takes the whole playlist. A file of such a name is ./add.",
    "On a terminal a number leads to the page of an album, and 3> moves row 3 on. In a pipe each album"
      + " is one line: playlist, position, id, title, cover.",
    "A cover is looked for with --covers, then in covers/ID.jpg beside the library, then in Apple's"
      + " store.",
  ]
  static let examples = [
    Example("music playlists library.json --page shows.html --embed", "one web page, nothing else"),
    Example("music playlists library.json --check", "what is wrong in it"),
    Example(
      "music search --kind album tom waits | music pick | music playlists add \"Late Night\"",
      "keep an album"),
  ]

  static let arguments: [Argument<PlaylistsCommand>] =
    [
      .words("library", \.words, required: false, "A file, an address, -, or what to do"),
      .option("library", "FILE", \.library, "Another library in place of your own"),
      .flag("check", \.onlyChecks, "Say what is wrong in the library, and show nothing"),
      .flag("strict", \.isStrict, "Do not show a library with errors"),
      .option(
        "covers", "PATTERN", \.covers, "Where covers are: a path or an address with {id} in it"),
      StorefrontOption.argument(\.country),
    ] + PageOptions.arguments(\.page) + OutputOptions.arguments(\.output)

  private var verb: LibraryVerb? { words.first.flatMap(LibraryVerb.init(rawValue:)) }

  func validate() throws(ArgumentError) {
    guard let verb else {
      try page.validate(output)
      if onlyChecks, page.file != nil { throw .conflict("--check", "--page") }
      if words.count > 1 { throw ArgumentError(.unexpectedOperands(Array(words.dropFirst()))) }
      if library != nil, !words.isEmpty { throw .conflict("--library", "another library") }
      return
    }
    let choices: [(String, Bool)] = [
      ("--check", onlyChecks), ("--strict", isStrict), ("--covers", covers != nil),
      ("--page", page.file != nil), ("--embed", page.embeds),
      ("--force", page.overwrites && verb != .remove),
    ]
    for (option, isThere) in choices where isThere { throw .conflict(verb.rawValue, option) }
  }

  func run(in world: World) async throws -> ExitCode {
    if let verb {
      let place = try library.map(LibraryPlace.init) ?? .file(world.ownLibrary)
      guard case .file(let path) = place else {
        throw Failure(
          "\(place.name) can't be kept", advice: "give --library a file", .misuse)
      }
      let keeper = LibraryKeeping(
        world: world, path: path, isOwn: library == nil, country: country, output: output,
        removesWhole: page.overwrites)
      return try await keeper.run(verb, Array(words.dropFirst()))
    }
    if let covers, !covers.contains(CoverFinder.hole) {
      throw Failure(
        "--covers '\(covers.cut(to: 60))' has no {id} in it",
        advice: "write {id} where the number of the album belongs", .misuse)
    }
    let maker = try PageMaker(page, in: world)
    let place =
      if let word = words.first ?? library { try LibraryPlace(word) } else {
        LibraryPlace.own(path: try world.ownLibrary)
      }
    let library = try await world.document(at: place).library
    let facts = library.facts.filter { onlyChecks || !$0.isNote }
    try world.say(Text(facts.map { Line($0.sentence) }))
    let errors = facts.count { !$0.isNote }
    if onlyChecks { return errors == 0 ? .done : .nothingFound }
    if isStrict, errors > 0 { throw Failure.hasErrors(errors, place.name) }
    if let maker {
      try await write(library, from: place, by: maker, in: world)
    } else {
      try await show(library, from: place, in: world)
    }
    return .done
  }

  private func show(_ library: Library, from place: LibraryPlace, in world: World) async throws {
    let shelves = Shelf.all(of: library)
    let format = output.format(in: world)
    if format == .table, shelves.isEmpty {
      try world.show(Text("There is no playlist in it yet", .muted))
    } else if let console = place == .input ? nil : output.console(in: world) {
      let storefront = try StorefrontOption.storefront(country, in: world)
      let browser = try Browser(world: world, console: console, storefront: storefront)
      try await ShelfLoop(shelves: shelves, console: console).run { album in
        try await browser.keepingOn { try await browser.album(album.id) }
      }
    } else if format == .table {
      let width = world.terminal.width
      let texts = shelves.map { $0.text(width: width) }
      try world.show(Text(Array(texts.map(\.lines).joined(separator: [Line()]))))
    } else {
      let covers = try await covers(of: library, from: place, in: world)
      try world.show(LibraryEntry.all(of: library, covers: covers), as: .playlists, format)
    }
  }

  private func write(
    _ library: Library, from place: LibraryPlace, by maker: PageMaker, in world: World
  ) async throws {
    let covers = try await covers(of: library, from: place, in: world)
    let rows = library.rows.map { row in
      TileRow(
        title: row.title,
        tiles: row.albums.map { album in
          let cover = covers[album.id]
          return Tile(
            title: album.title, subtitle: cover?.artist, page: cover?.page, cover: cover?.place)
        })
    }
    let albums = Set(library.rows.flatMap(\.albums).map(\.id))
    try await maker.write(
      "Playlists",
      facts: [
        PageMaker.count(rows.count, "playlist"), PageMaker.count(albums.count, "album"),
      ], rows)
  }

  private func covers(
    of library: Library, from place: LibraryPlace, in world: World
  ) async throws -> [Int: Cover] {
    let storefront = try StorefrontOption.storefront(country, in: world)
    let finder = CoverFinder(
      world: world, place: place, template: covers, storefront: storefront,
      findsPages: page.file != nil)
    return try await finder.covers(of: library.rows.flatMap(\.albums))
  }
}
