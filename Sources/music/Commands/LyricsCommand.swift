import Arguments
import ITunes
import LyricsKit
import TerminalUI

/// `music lyrics`: the words of one track, of a song that is named, or of each line of a pipe.
struct LyricsCommand: Command {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  var track: String?
  var artist: String?
  var title: String?
  var album: String?
  var duration: PlayingTime?
  var sources: [String]?
  var country: Storefront?
  var format = Format.text

  static let name = "lyrics"
  static let summary = "Show the words of a track"
  static let details = [
    "A track is named by its id, by a link to the store, or by artist and title. Without any of these"
      + " each line of standard input names one: an id, or a line that 'music search' wrote.",
    "A source that can't be asked is named on stderr, and the next one is asked.",
  ]
  static let examples = [
    Example("music lyrics 285283141", "by the id of the track"),
    Example(
      "music lyrics --artist \"Tom Waits\" --title \"Rosie\"", "by name, without the catalog"),
    Example("music search tom waits | head -3 | music lyrics", "the words of three tracks"),
  ]

  static let arguments: [Argument<LyricsCommand>] = [
    .word("track", \.track, "An id, or a link to the store"),
    .option("artist", "NAME", \.artist, "Who sings it; goes with --title"),
    .option("title", "NAME", \.title, "What it is called; goes with --artist"),
    .option("album", "NAME", \.album, "The album it is on"),
    .option("duration", "M:SS", \.duration, "How long it is") { PlayingTime($0) },
    .option(
      "from", "SOURCES", \.sources, "Whom to ask, in turn, with commas between",
      suggesting: LyricsSources.names
    ) { list in
      let names = list.split(separator: ",").map(String.init)
      return !names.isEmpty && names.allSatisfy(LyricsSources.names.contains) ? names : nil
    },
    StorefrontOption.argument(\.country),
    .option("format", \.format, "How to write the words"),
    .flag("json", \.format, .json, "Short for --format json"),
  ]

  func validate() throws(ArgumentError) {
    if track != nil, artist != nil || title != nil { throw .conflict("TRACK", "--artist") }
    if artist == nil, title != nil { throw .requires("--title", "--artist") }
    if title == nil {
      if artist != nil { throw .requires("--artist", "--title") }
      if album != nil { throw .requires("--album", "--title") }
      if duration != nil { throw .requires("--duration", "--title") }
    }
  }

  func run(in world: World) async throws -> ExitCode {
    let sources =
      try sources.map { try LyricsSources.named($0, in: world) }
      ?? LyricsSources.standard(in: world)
    let storefront = try StorefrontOption.storefront(country, in: world)
    let resolver = SongResolver(catalog: try world.catalog, storefront: storefront)
    var code = ExitCode.done
    var isFirst = true
    for song in try await resolver.songs(try references(in: world)) {
      switch song {
      case .success(let song):
        let report = try await LyricsReport.of(song, from: sources)
        if !isFirst, format == .text { try world.write("\n---\n\n") }
        isFirst = false
        try show(report, in: world)
        code = code.worse(report.code)
      case .failure(let failure):
        try world.say(failure)
        code = code.worse(failure.code)
      }
    }
    return code
  }

  /// What was typed, or what each line of standard input says.
  private func references(in world: World) throws(Failure) -> [Result<SongReference, Failure>] {
    if let track { return [.success(try SongReference(track))] }
    if let artist, let title {
      let query = LyricsQuery(
        title: title, artist: artist, album: album, seconds: duration?.seconds)
      return [.success(.song(.named(query)))]
    }
    guard !world.input.isTerminal else {
      throw Failure(
        "no track is named", advice: "give an id or a link, or see 'music help lyrics'", .misuse)
    }
    let references = world.input.lines.map { number, line in
      Result { () throws(Failure) in try SongReference(line) }
        .mapError { $0.inLine(number) }
    }
    guard !references.isEmpty else {
      throw Failure(
        "standard input names no track", advice: "pipe 'music search' into this", .nothingFound)
    }
    return references
  }

  private func show(_ report: LyricsReport, in world: World) throws {
    switch format {
    case .text: try world.show(report)
    case .json:
      try world.write(report.json.written + "\n")
      try world.note(report)
    }
  }
}
