@testable import Arguments

/// A tool as a caller of this library writes it, with a protocol of its own for its commands.
enum Sample {
  static let commands: [any SampleCommand.Type] = [
    Search.self, Words.self, Completions.self, Open.self,
  ]

  static let syntax = ToolSyntax(
    name: "music", summary: "Find music", details: ["All of it."],
    examples: [Example("music search \"tom waits\"", "find a song")],
    commands: commands.map { $0.entry },
    topics: [Topic("json", "What the objects hold"), Topic("countries", "Which are known")],
    globals: Globals(), options: Globals.arguments)

  static func parse(_ words: [String]) -> Parsed<any SampleCommand, Globals> {
    syntax.parse(words)
  }

  /// What is run; throws the mistake, and gives nothing for help and the like.
  static func command<Wanted>(_ words: [String], as type: Wanted.Type) throws -> Wanted? {
    guard case .run(let command) = try parse(words).wish.get() else { return nil }
    return command as? Wanted
  }

  /// Only the mistake, where there is one.
  static func mistake(_ words: [String]) -> ArgumentError? {
    guard case .failure(let error) = parse(words).wish else { return nil }
    return error
  }
}

protocol SampleCommand: CommandSyntax, Equatable {
  func run() async throws -> Int
}

extension SampleCommand {
  static var entry: CommandEntry<any SampleCommand> { CommandEntry(Self.self) { $0 } }

  func run() async throws -> Int { 0 }
}

struct Globals: Equatable {
  var replay: String?
  var timeout = 20
  var color = Color.auto

  enum Color: String, CaseIterable { case auto, always, never }

  static let arguments: [Argument<Globals>] = [
    .option("replay", "DIR", \.replay, "Answer from recorded files"),
    .option("timeout", \.timeout, in: 1...600, "How many seconds to wait"),
    .option("color", \.color, "When to use colour"),
  ]
}

struct Output: Equatable {
  var format: Format?
  var isQuiet = false

  enum Format: String, CaseIterable { case table, tsv, csv, json }

  static let arguments: [Argument<Output>] = [
    .option("format", \.format, "How to write what is found"),
    .flag("json", \.format, .json, "Short for --format json"),
    .flag("quiet", short: "q", \.isQuiet, "Say less"),
  ]
}

struct Country: Equatable {
  static let codes = ["us", "de", "fr", "jp"]

  let code: String

  init?(_ code: String) {
    guard Self.codes.contains(code) else { return nil }
    self.code = code
  }
}

struct Search: SampleCommand {
  var words: [String] = []
  var kind = Kind.song
  var limit = 25
  var country: Country?
  var artist: String?
  var isClean = false
  var output = Output()

  enum Kind: String, CaseIterable { case song, video }

  static let name = "search"
  static let summary = "Find songs and videos"
  static let details = ["First.", "Second."]
  static let examples = [Example("music search \"tom waits\"", "pick a song, read its words")]
  static let arguments: [Argument<Search>] =
    [
      .words("words", \.words, "What to look for"),
      .option("kind", \.kind, "What to find"),
      .option("limit", short: "n", \.limit, in: 1...200, "How many to find"),
      .option("country", short: "c", "CC", \.country, "Whose shop", suggesting: Country.codes) {
        // Two statements: the reader's type must be clear without its body.
        let code = $0
        return Country(code)
      },
      .option("artist", "NAME", \.artist, "Whose songs"),
      .flag("clean", short: "e", \.isClean, "Leave out explicit items"),
    ] + Output.arguments.map { $0.within(\.output) }
}

struct Words: SampleCommand {
  var id: String?
  var title: String?
  var artist: String?
  var wait = Duration.seconds(3)

  static let name = "lyrics"
  static let summary = "Show the words of a song"
  static let arguments: [Argument<Words>] = [
    .word("id", \.id, "The track"),
    .option("title", short: "t", "NAME", \.title, "Its title"),
    .option("artist", "NAME", \.artist, "Whose song"),
    .option(
      "wait", "SECONDS", \.wait, "How long", showing: { "\($0.components.seconds)" },
      read: { word in
        guard let seconds = Double(word) else { return nil }
        return .seconds(seconds)
      }),
  ]

  func validate() throws(ArgumentError) {
    if id != nil, title != nil { throw .conflict("ID", "--title") }
    if title == nil, artist != nil { throw .requires("--artist", "--title") }
    if id == nil, title == nil { throw .oneOf(["ID", "--title"]) }
  }
}

struct Completions: SampleCommand {
  var shell = Shell.bash
  var file: String = ""

  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let name = "completions"
  static let summary = "Write a script for a shell"
  static let arguments: [Argument<Completions>] = [
    .word("shell", \.shell, "Which shell"),
    .word("file", \.file, "Where to"),
  ]
}

/// Takes nothing at all.
struct Open: SampleCommand {
  static let name = "open"
  static let summary = "Open it"
  static let arguments: [Argument<Open>] = []
}
