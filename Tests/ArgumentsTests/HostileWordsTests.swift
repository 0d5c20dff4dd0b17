import Testing

@testable import Arguments

/// Words that no person types: nothing crashes, and time grows only with their length.
@Suite(.timeLimit(.minutes(1)))
struct HostileWordsTests {
  private static let long = String(repeating: "a", count: 1_000_000)

  @Test(arguments: ["\u{0}", "\u{1B}[2J", "\u{202E}", "a\nb\tc", "\u{FFFD}", "🎵", "e\u{301}"])
  func `Control characters are words like any other`(word: String) throws {
    let search = try #require(
      try Sample.command(["search", word, "--artist", word], as: Search.self))
    #expect(search.words == [word])
    #expect(search.artist == word)
  }

  @Test(arguments: ["--\u{1B}[2J", "-\u{1B}", "-\u{301}", "-🎵", "--=", "---", "-=", "--\u{0}=x"])
  func `An odd option is unknown`(word: String) throws {
    let error = try #require(Sample.mistake(["search", "x", word]))
    guard case .unknownOption(let unknown) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(unknown.word == word)
  }

  @Test func `A word of a megabyte is read whole`() throws {
    let search = try #require(
      try Sample.command(["search", Self.long, "--artist=\(Self.long)"], as: Search.self))
    #expect(search.words == [Self.long])
    #expect(search.artist == Self.long)
  }

  @Test(arguments: [
    "--\(long)", "-\(long)", "--limit=\(long)", "--format=\(long)", "--clean=\(long)",
  ])
  func `An option of a megabyte is a mistake`(word: String) {
    #expect(Sample.mistake(["search", "x", word]) != nil)
  }

  @Test func `A command of a megabyte is unknown`() {
    #expect(
      Sample.mistake([Self.long]) == ArgumentError(.unknownCommand(Self.long, nearest: [])))
  }

  @Test func `A megabyte of grouped flags is read`() throws {
    let flags = "-" + String(repeating: "e", count: 1_000_000)
    let search = try #require(try Sample.command(["search", "x", flags], as: Search.self))
    #expect(search.isClean)
  }

  @Test func `A hundred thousand words are read`() throws {
    let words = (0..<100_000).map { "word\($0)" }
    let search = try #require(try Sample.command(["search"] + words, as: Search.self))
    #expect(search.words == words)
  }

  @Test(arguments: ["-n5", "--nosuch", "--limit=0", "--format=xml"])
  func `A hundred thousand options are read`(word: String) {
    let words = ["search", "x"] + Array(repeating: word, count: 100_000)
    #expect((Sample.mistake(words) == nil) == (word == "-n5"))
  }
}
