import Testing

@testable import LyricsKit

struct LRCWordTests {
  @Test(arguments: [
    "[00:01.00]<00:01.00>so <00:01.50>it <00:02.00>goes",
    "  [00:01.00] <00:01.00> so <00:01.50> it <00:02.00> goes  ",
    "<00:01.00> so <00:01.50>it <00:02.00>goes",
    "[00:01.000] so [00:01.500] it [00:02.000] goes",
  ])
  func `Words are timed from the start of their line, in every dialect`(line: String) {
    let words: [Lyrics.Word] = [
      .init("so ", after: 0), .init("it ", after: 500), .init("goes", after: 1000),
    ]
    #expect(LRC(reading: line).lines == [.init("so it goes", at: 1000, words: words)])
  }

  @Test func `A time after the last word is its end`() {
    #expect(
      LRC(reading: "[00:01.00]<00:01.20>la <00:02.00>").lines == [
        .init("la", at: 1000, words: [.init("la", after: 200), .init("", after: 1000)])
      ])
  }

  @Test(arguments: [
    ("[00:10.00][00:30.00]<00:10.10>la", [10_000, 30_000], 100),
    ("[00:30.00][00:10.00]<00:10.10>la", [10_000, 30_000], 100),
    ("[00:10.00][00:30.00]<00:30.10>la", [10_000, 30_000], 100),
    ("[00:10.00]<00:09.90>la", [10_000], 0), ("[offset:1000]\n[00:10.00]<00:10.10>la", [9000], 100),
  ])
  func `The words of a line move with it`(text: String, times: [Int], after: Int) {
    #expect(
      LRC(reading: text).lines
        == times.map { .init("la", at: $0, words: [.init("la", after: after)]) })
  }

  @Test(arguments: [
    ("[00:01.00]v1: <00:01.20>la", "v1: la", 200),
    ("[bg: <00:01.20>la]", "[bg: la]", 0), ("[00:01.00]<00:0<00:01.50>la", "<00:0la", 500),
  ])
  func `What stands before the first time is text without one`(
    line: String, text: String, after: Int
  ) throws {
    let line = try #require(LRC(reading: line).lines.first)
    #expect(line.text == text)
    #expect(line.words.map(\.milliseconds) == [after])
  }

  @Test(arguments: [
    "I said [00:02.00] and [Chorus]", "<00:01a50> la", "[Intro] la", "<b>la</b>", "I <3 you",
    "[00:02.00 la", "[bg: la]",
  ])
  func `Brackets that are no times are text`(text: String) {
    #expect(LRC(reading: "[00:01.00]" + text).lines == [.init(text, at: 1000)])
  }
}
