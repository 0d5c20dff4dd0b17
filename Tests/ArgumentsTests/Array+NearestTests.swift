import Testing

@testable import Arguments

struct ArrayNearestTests {
  @Test(arguments: [
    ("serch", ["search"]), ("Search", ["search"]), ("sreach", ["search"]), ("lryics", ["lyrics"]),
    ("toop", ["top"]), ("comp", ["completions"]), ("a", []), ("xyz", []), ("", []),
    ("op", ["top", "open"]),
    ("searching", ["search"]), ("lyr", ["lyrics"]),
  ])
  func `A mistyped word finds what is like it, and nothing else`(word: String, nearest: [String]) {
    let known = ["search", "lyrics", "top", "open", "artist", "completions"]
    #expect(known.nearest(to: word) == nearest)
  }

  @Test func `The nearest win, and only a few are named`() {
    #expect(["json", "jsonl"].nearest(to: "JSON") == ["json"])
    #expect(["cat", "bat", "hat", "rat", "cat"].nearest(to: "mat") == ["cat", "bat", "hat"])
  }

  @Test func `Two letters are too few to guess from`() {
    #expect(["us", "ua", "gb"].nearest(to: "uk") == [])
    #expect(["us", "ua", "gb"].nearest(to: "GB") == ["gb"])
  }
}
