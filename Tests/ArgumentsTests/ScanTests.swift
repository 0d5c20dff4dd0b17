import Testing

@testable import Arguments

struct ScanTests {
  private static let wanted: [(words: [String], limit: Int, isClean: Bool, operands: [String])] = [
    (["-n5", "tom"], 5, false, ["tom"]),
    (["-n", "5", "tom"], 5, false, ["tom"]),
    (["-n=5", "tom"], 5, false, ["tom"]),
    (["--limit", "5", "tom"], 5, false, ["tom"]),
    (["--limit=5", "tom"], 5, false, ["tom"]),
    (["-en5", "tom"], 5, true, ["tom"]),
    (["-en", "5", "tom"], 5, true, ["tom"]),
    (["-qe", "tom"], 25, true, ["tom"]),
    (["tom", "--limit", "5", "waits", "-e"], 5, true, ["tom", "waits"]),
    (["--clean", "tom", "--clean"], 25, true, ["tom"]),
    (["-n5", "tom", "--limit=7"], 7, false, ["tom"]),
    (["-"], 25, false, ["-"]),
    (["--", "--limit", "-e", "--", "-h"], 25, false, ["--limit", "-e", "--", "-h"]),
    (["tom", "--", "-1"], 25, false, ["tom", "-1"]),
  ]

  @Test(arguments: wanted)
  func `Options are read in every spelling, anywhere between operands`(
    _ row: (words: [String], limit: Int, isClean: Bool, operands: [String])
  ) throws {
    let search = try #require(try Sample.command(["search"] + row.words, as: Search.self))
    #expect(search.limit == row.limit)
    #expect(search.isClean == row.isClean)
    #expect(search.words == row.operands)
  }

  @Test(arguments: [
    (["--artist=-x"], "-x"), (["--artist=a=b"], "a=b"), (["--artist", "-"], "-"),
    (["--artist", "-5"], "-5"), (["--artist==x"], "=x"), (["--artist=-h"], "-h"),
    (["--artist", "a", "--artist", "b"], "b"), (["--artist", " a "], " a "),
    (["--artist=\u{301}a"], "\u{301}a"),
  ])
  func `A value is taken as it is`(words: [String], artist: String) throws {
    let search = try #require(try Sample.command(["search", "x"] + words, as: Search.self))
    #expect(search.artist == artist)
  }

  @Test(arguments: [
    (["--limit"], "--limit", nil), (["-n"], "-n", nil), (["-en"], "-n", nil),
    (["--limit", "--clean"], "--limit", "--clean"), (["--limit", "-e"], "--limit", "-e"),
    (["--limit", "--"], "--limit", nil), (["--limit", "--nosuch"], "--limit", "--nosuch"),
    (["--limit", "-x"], "--limit", "-x"),
  ])
  func `A word that looks like an option is not eaten as a value`(
    words: [String], option: String, next: String?
  ) {
    let limit = Help.Row(
      label: "-n, --limit N", text: "How many to find", range: 1...200, initial: "25")
    #expect(
      Sample.mistake(["search", "x"] + words)?.reason
        == .missingValue(option: option, limit, next: next))
  }

  @Test(arguments: [["--limit="], ["-n="], ["--limit", ""], ["--limit", " \t"], ["-n=\u{3000}"]])
  func `A value with nothing in it is refused`(words: [String]) throws {
    let error = try #require(Sample.mistake(["search", "x"] + words))
    guard case .emptyValue(_, let row) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(row.label == "-n, --limit N")
  }

  @Test(arguments: [
    (["--clean=yes"], "--clean", "yes"), (["--clean="], "--clean", ""), (["-e=1"], "-e", "1"),
  ])
  func `A flag takes no value`(words: [String], option: String, value: String) {
    let row = Help.Row(label: "-e, --clean", text: "Leave out explicit items")
    #expect(
      Sample.mistake(["search", "x"] + words)?.reason
        == .unexpectedValue(value, option: option, row))
  }

  @Test func `The first mistake is the one told`() {
    #expect(
      Sample.mistake(["search", "--nosuch", "--limit"])?.reason
        == .unknownOption(
          UnknownOption(
            option: "--nosuch", word: "--nosuch", nearest: [], commands: [], canBeOperand: true)))
  }
}
