import Arguments
import ITunes
import LyricsKit
import TerminalUI

/// `music search`: looks for tracks, and leads on to their words.
struct SearchCommand: Command {
  var words: [String] = []
  var kind = Track.Kind.song
  var field = CatalogSearch.Field.any
  var limit = 25
  var country: Storefront?
  var leavesOutExplicit = false
  var pick: Int?
  var output = OutputOptions()

  static let name = "search"
  static let summary = "Find songs and videos, pick one, read its words"
  static let details = [
    "On a terminal a numbered list comes up, and a question: type a number to read the words.",
    "In a pipe each track is one line: id, track, artist, album, m:ss, year, url, with tabs between.",
  ]
  static let examples = [
    Example("music search tom waits", "pick from a list, read the words"),
    Example("music search --by artist -n 200 --json waits", "200 tracks, one JSON object a line"),
    Example("music search closing time --pick 1", "the words of the first track found"),
  ]

  static let arguments: [Argument<SearchCommand>] =
    [
      .words("words", \.words, "What to look for"),
      .option("kind", \.kind, "What to find"),
      .option("by", \.field, "Which name must hold the words"),
      .option("limit", short: "n", \.limit, in: 1...200, "How many to find"),
      StorefrontOption.argument(\.country),
      .flag("clean", \.leavesOutExplicit, "Leave out what is marked explicit"),
      .option("pick", \.pick, in: 1...200, "Take the track with this number, and show its words"),
    ] + OutputOptions.arguments(\.output)

  func validate() throws(ArgumentError) {
    if pick != nil, output.format != nil { throw .conflict("--pick", "--format") }
  }

  func run(in world: World) async throws -> ExitCode {
    if let pick { return try await show(pick, in: world) }
    if let console = output.console(in: world) {
      _ = try await browse(in: world, on: console)
    } else {
      try world.show(try await tracks(in: world), as: .tracks, output.format(in: world))
    }
    return .done
  }

  /// Shows the list to a person, and the words of each track that is picked.
  func browse(
    in world: World, on console: Console, keys: [Picker.Key] = []
  ) async throws -> PickLoop<Track>.Ending {
    let sources = try LyricsSources.standard(in: world)
    let rows = try await tracks(in: world)
    let loop = PickLoop(listing: .tracks, rows: rows, console: console, keys: keys)
    return try await loop.run { track in
      try await world.showWords(of: track, from: sources)
      return .ask
    }
  }

  /// At least one: to find none is a failure.
  private func tracks(in world: World) async throws -> [Track] {
    var search = CatalogSearch(words: words.joined(separator: " "))
    search.kind = kind == .video ? .video : .song
    search.field = field
    search.limit = limit
    search.storefront = try StorefrontOption.storefront(country, in: world)
    search.leavesOutExplicit = leavesOutExplicit
    let tracks = try await Catalog(http: world.http).tracks(matching: search)
    guard !tracks.isEmpty else {
      throw Failure(
        "nothing found for '\(search.words.cut(to: 60))' in country \(search.storefront.code)",
        advice: "try fewer words, or another --country", .nothingFound)
    }
    return tracks
  }

  private func show(_ pick: Int, in world: World) async throws -> ExitCode {
    let sources = try LyricsSources.standard(in: world)
    let tracks = try await tracks(in: world)
    guard tracks.indices.contains(pick - 1) else {
      throw Failure(
        "there is no track number \(pick): \(tracks.count) found",
        advice: "pick a number from 1 to \(tracks.count)", .nothingFound)
    }
    let report = try await LyricsReport.of(.track(tracks[pick - 1]), from: sources)
    try world.show(report)
    return report.code
  }
}
