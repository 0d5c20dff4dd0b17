import Arguments
import ITunes
import TerminalUI

/// `music search`: looks through the catalog, and leads on to what is picked.
struct SearchCommand: Command {
  var words: [String] = []
  var kind = CatalogSearch.Kind.song
  var field = CatalogSearch.Field.any
  var limit = 25
  var country: Storefront?
  var leavesOutExplicit = false
  var pick: Int?
  var output = OutputOptions()

  static let name = "search"
  static let summary = "Find songs, albums, artists or videos, and pick one"
  static let details = [
    "On a terminal a numbered list comes up, and a question. A number leads on: to the words of a"
      + " song, the page of an album or a video, the albums of an artist.",
    "In a pipe each find is one line with tabs between the values, the id first. Of a song: id, track,"
      + " artist, album, m:ss, year, url.",
  ]
  static let examples = [
    Example("music search tom waits", "pick from a list, read the words"),
    Example("music search --by artist -n 200 --json waits", "200 songs, one JSON object a line"),
    Example("music search closing time --pick 1", "the words of the first song found"),
  ]

  static let arguments: [Argument<SearchCommand>] =
    [
      .words("words", \.words, "What to look for"),
      .option("kind", \.kind, "What to find"),
      .option("by", \.field, "Which name must hold the words"),
      .option("limit", short: "n", \.limit, in: 1...200, "How many to find"),
      StorefrontOption.argument(\.country),
      .flag("clean", \.leavesOutExplicit, "Leave out what is marked explicit"),
      .option("pick", \.pick, in: 1...200, "Take the find with this number, and ask nothing"),
    ] + OutputOptions.arguments(\.output)

  func validate() throws(ArgumentError) {
    if pick != nil, output.format != nil { throw .conflict("--pick", "--format") }
    if !kind.fields.contains(field) {
      throw .conflict("--kind \(kind.rawValue)", "--by \(field.rawValue)")
    }
  }

  func run(in world: World) async throws -> ExitCode {
    if let pick { return try await show(pick, in: world) }
    if let console = output.console(in: world) {
      _ = try await browse(in: world, on: console)
      return .done
    }
    let format = output.format(in: world)
    switch kind {
    case .song, .video: try world.show(try await tracks(in: world), as: .tracks, format)
    case .album: try world.show(try await albums(in: world), as: .albums, format)
    case .artist: try world.show(try await artists(in: world), as: .artists, format)
    }
    return .done
  }

  /// Shows the list to a person, and what each pick leads to.
  func browse(
    in world: World, on console: Console, keys: [Picker.Key] = []
  ) async throws -> LoopEnding {
    let browser = try Browser(world: world, console: console, storefront: storefront(in: world))
    switch kind {
    case .song:
      return try await browser.list(try await tracks(in: world), as: .tracks, keys: keys) {
        try await browser.words(of: $0)
      }
    case .video:
      return try await browser.list(try await tracks(in: world), as: .tracks, keys: keys) {
        try await browser.video($0)
      }
    case .album:
      return try await browser.list(try await albums(in: world), as: .albums, keys: keys) {
        try await browser.album($0.id)
      }
    case .artist:
      return try await browser.list(try await artists(in: world), as: .artists, keys: keys) {
        try await browser.artist($0.id)
      }
    }
  }

  /// The whole chain without a question.
  private func show(_ pick: Int, in world: World) async throws -> ExitCode {
    switch kind {
    case .song:
      let sources = try LyricsSources.standard(in: world)
      let track = try find(pick, in: try await tracks(in: world))
      let report = try await LyricsReport.of(.track(track), from: sources)
      try world.show(report)
      return report.code
    case .video:
      let track = try find(pick, in: try await tracks(in: world))
      try world.show(track.facts(in: storefront(in: world)))
      return .done
    case .album:
      var command = AlbumCommand()
      command.album = String(try find(pick, in: try await albums(in: world)).id)
      command.country = country
      return try await command.run(in: world.withoutPerson)
    case .artist:
      var command = ArtistCommand()
      command.words = [String(try find(pick, in: try await artists(in: world)).id)]
      command.country = country
      return try await command.run(in: world.withoutPerson)
    }
  }

  private func find<Row>(_ pick: Int, in rows: [Row]) throws(Failure) -> Row {
    guard rows.indices.contains(pick - 1) else {
      throw .noSuchNumber(pick, of: rows.count, "found")
    }
    return rows[pick - 1]
  }

  private func tracks(in world: World) async throws -> [Track] {
    try await found(in: world) { try await $0.tracks(matching: $1) }
  }

  private func albums(in world: World) async throws -> [Album] {
    try await found(in: world) { try await $0.albums(matching: $1) }
  }

  private func artists(in world: World) async throws -> [Artist] {
    try await found(in: world) { try await $0.artists(matching: $1) }
  }

  /// At least one: to find none is a failure.
  private func found<Row>(
    in world: World, _ find: (Catalog, CatalogSearch) async throws -> [Row]
  ) async throws -> [Row] {
    var search = CatalogSearch(words: words.joined(separator: " "))
    search.kind = kind
    search.field = field
    search.limit = limit
    search.storefront = try storefront(in: world)
    search.leavesOutExplicit = leavesOutExplicit
    let rows = try await find(world.catalog, search)
    guard !rows.isEmpty else {
      throw Failure.nothingFound(for: search.words, in: search.storefront)
    }
    return rows
  }

  private func storefront(in world: World) throws(Failure) -> Storefront {
    try StorefrontOption.storefront(country, in: world)
  }
}
