import Testing

@testable import Arguments

struct ToolSyntaxParsingTests {
  @Test(arguments: [
    ["search", "tom", "--replay", "here", "--color=never"],
    ["--replay", "here", "--color=never", "search", "tom"],
    ["--replay", "here", "search", "--color=never", "tom"],
    ["--color", "always", "search", "--replay=here", "--color", "never", "tom"],
  ])
  func `A global option stands before or after the command`(words: [String]) throws {
    let parsed = Sample.parse(words)
    #expect(parsed.globals == Globals(replay: "here", color: .never))
    let search = try #require(try Sample.command(words, as: Search.self))
    #expect(search.words == ["tom"])
  }

  @Test(arguments: [
    ["--limit", "5", "search", "tom"], ["-n5", "search", "tom"], ["-en", "5", "search", "tom"],
    ["--limit=5", "--timeout", "9", "search", "tom"], ["--", "search", "tom"],
  ])
  func `An option of a command may stand before it`(words: [String]) throws {
    let search = try #require(try Sample.command(words, as: Search.self))
    #expect(search.limit == (words.contains("--") ? 25 : 5))
  }

  @Test func `Without a command nothing is wished, but the global options hold`() throws {
    for words in [[], ["--timeout", "9"]] {
      let parsed = Sample.parse(words)
      guard case .nothing = try parsed.wish.get() else {
        Issue.record("\(words)")
        return
      }
      #expect(parsed.globals.timeout == (words.isEmpty ? 20 : 9))
    }
  }

  @Test(arguments: [
    (["serch", "x"], "serch", ["search"]), (["serch", "--nosuch", "x"], "serch", ["search"]),
    (["serch", "-h"], "serch", ["search"]), (["-h", "serch"], "serch", ["search"]),
    (["halp"], "halp", ["help"]), (["xyzzy"], "xyzzy", []), ([""], "", []), (["-"], "-", []),
    (["Open"], "Open", ["open"]), (["--color", "never", "lyric"], "lyric", ["lyrics"]),
  ])
  func `An unknown command is told before all that follows it`(
    words: [String], name: String, nearest: [String]
  ) {
    #expect(
      Sample.mistake(words) == ArgumentError(.unknownCommand(name, nearest: nearest)))
  }

  @Test func `An unknown option before the command is told first`() throws {
    let error = try #require(Sample.mistake(["--limt", "5", "search", "x"]))
    guard case .unknownOption(let unknown) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(unknown.nearest == ["--limit"])
  }

  @Test func `An option of a command without its command says whose it is`() {
    #expect(
      Sample.mistake(["--limit", "5"])
        == ArgumentError(
          .unknownOption(
            UnknownOption(
              option: "--limit", word: "--limit", nearest: [], commands: ["search"],
              canBeOperand: false))))
  }

  @Test(arguments: [
    ["--color", "never", "search", "--nosuch"], ["search", "--limit", "x", "--color", "never"],
    ["--timeout", "x", "--color", "never", "serch"],
    ["search", "--color", "blue", "--color=never"],
  ])
  func `Global options hold where the rest is wrong`(words: [String]) {
    #expect(Sample.mistake(words) != nil)
    #expect(Sample.parse(words).globals.color == .never)
  }

  @Test func `A wrong value of a global option is a mistake of the command`() {
    #expect(
      Sample.mistake(["search", "x", "--timeout", "0"])?.reason
        == .invalidValue(
          "0", option: "--timeout",
          Help.Row(
            label: "--timeout N", text: "How many seconds to wait", range: 1...600, initial: "20"),
          nearest: []))
  }
}
