import Testing

@testable import Arguments

/// Values, and the slots they go to.
struct ArgumentTests {
  @Test func `What is not typed keeps its default`() throws {
    let search = try #require(try Sample.command(["search", "x"], as: Search.self))
    var untouched = Search()
    untouched.words = ["x"]
    #expect(search == untouched)
  }

  @Test func `A slot of its own type, one of a shared part, and one set by a flag are filled`()
    throws
  {
    let search = try #require(
      try Sample.command(
        ["search", "x", "--country", "de", "--json", "-q", "--kind", "video"], as: Search.self))
    #expect(search.country == Country("de"))
    #expect(search.output == Output(format: .json, isQuiet: true))
    #expect(search.kind == .video)
  }

  @Test(arguments: [
    (["--json", "--format", "csv"], Output.Format.csv), (["--format", "csv", "--json"], .json),
  ])
  func `Of an option and the flag that is short for it the last wins`(
    words: [String], format: Output.Format
  ) throws {
    let search = try #require(try Sample.command(["search", "x"] + words, as: Search.self))
    #expect(search.output.format == format)
  }

  @Test(arguments: [
    (["--format", "JSON"], "JSON", "--format", ["json"]),
    (["--format=cvs"], "cvs", "--format", ["csv"]), (["--format", "xml"], "xml", "--format", []),
    (["--kind", "vid"], "vid", "--kind", ["video"]),
    (["--country", "US"], "US", "--country", ["us"]),
    (["-cxx"], "xx", "-c", []), (["-n", "0"], "0", "-n", []), (["-n201"], "201", "-n", []),
    (["-n", "-5"], "-5", "-n", []), (["-n", "five"], "five", "-n", []),
    (["--limit", "99999999999999999999"], "99999999999999999999", "--limit", []),
    (["--limit", "5 "], "5 ", "--limit", []), (["--limit", "٥"], "٥", "--limit", []),
  ])
  func `A wrong value is refused, with the nearest right ones`(
    words: [String], value: String, option: String, nearest: [String]
  ) throws {
    let error = try #require(Sample.mistake(["search", "x"] + words))
    guard case .invalidValue(let wrong, let typed, _, let near) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(wrong == value)
    #expect(typed == option)
    #expect(near == nearest)
    #expect(error.command == "search")
  }

  @Test func `The error of a choice holds the choices`() {
    let row = Help.Row(
      label: "--kind KIND", text: "What to find", values: ["song", "video"], initial: "song")
    #expect(
      Sample.mistake(["search", "x", "--kind", "album"])?.reason
        == .invalidValue("album", option: "--kind", row, nearest: []))
  }

  @Test func `Operands are given out in their order`() throws {
    let completions = try #require(
      try Sample.command(["completions", "zsh", "there"], as: Completions.self))
    #expect(completions == Completions(shell: .zsh, file: "there"))
  }

  private static let operandMistakes: [(words: [String], reason: ArgumentError.Reason)] = [
    (["search"], .missingOperand(Help.Row(label: "WORDS…", text: "What to look for"))),
    (["search", ""], .emptyOperand(Help.Row(label: "WORDS…", text: "What to look for"))),
    (["search", "a", " \t"], .emptyOperand(Help.Row(label: "WORDS…", text: "What to look for"))),
    (
      ["completions", "zhs", "x"],
      .invalidOperand(
        "zhs",
        Help.Row(
          label: "SHELL", text: "Which shell", values: ["bash", "zsh", "fish"]),
        nearest: ["zsh"])
    ),
    (["completions", "zsh"], .missingOperand(Help.Row(label: "FILE", text: "Where to"))),
    (["lyrics", ""], .emptyOperand(Help.Row(label: "ID", text: "The track"))),
    (["lyrics", "1", "2", "3"], .unexpectedOperands(["2", "3"])),
    (["open", ""], .unexpectedOperands([""])),
  ]

  @Test(arguments: operandMistakes)
  func `Operands that are missing, empty, wrong or too many are refused`(
    _ row: (words: [String], reason: ArgumentError.Reason)
  ) {
    let error = Sample.mistake(row.words)
    #expect(error?.reason == row.reason)
    #expect(error?.command == row.words.first)
  }
}
