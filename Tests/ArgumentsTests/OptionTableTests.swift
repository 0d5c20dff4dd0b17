import Testing

@testable import Arguments

struct OptionTableTests {
  @Test(arguments: [
    ("--lim", ["--limit"]), ("--limt=5", ["--limit"]), ("--LIMIT", ["--limit"]),
    ("-clean", ["--clean"]), ("-quiet", ["--quiet"]), ("-country=us", ["--country"]),
    ("-N5", ["-n"]), ("--colour", ["--color"]), ("--hlep", ["--help"]),
    ("--jsn", ["--json"]), ("--nothing-like-it", []), ("-x", []), ("-1", []), ("---", []),
  ])
  func `An unknown option brings what may have been meant`(
    word: String, nearest: [String]
  ) throws {
    let error = try #require(Sample.mistake(["search", "tom", word]))
    guard case .unknownOption(let unknown) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(unknown.nearest == nearest)
    #expect(unknown.word == word)
    #expect(unknown.canBeOperand)
    #expect(error.command == "search")
  }

  @Test func `An option of other commands says whose it is`() {
    #expect(
      Sample.mistake(["open", "--artist", "x"])?.reason
        == .unknownOption(
          UnknownOption(
            option: "--artist", word: "--artist", nearest: [], commands: ["search", "lyrics"],
            canBeOperand: false)))
  }

  @Test func `A letter is named, and the word it stands in`() {
    #expect(
      Sample.mistake(["search", "x", "-exn5"])?.reason
        == .unknownOption(
          UnknownOption(
            option: "-x", word: "-exn5", nearest: [], commands: [], canBeOperand: true)))
  }
}
