import Testing

@testable import LyricsKit

struct LRCTests {
  @Test(arguments: [
    ("[00:17.12] la", 17.12), ("[00:17.12]la", 17.12), ("[0:1.730]la", 1.73), ("[1:5] la", 65),
    ("[01:44]la", 104), ("[00:02.5]la", 2.5), ("[00:02.05]la", 2.05), ("[120:56.02] la", 7256.02),
    ("[00:17:12] la", 17.12), ("  [00:00.00]  la  ", 0), ("[00:01.00]<00:01.00> la", 1),
  ])
  func `A time before the words is read, in seconds`(line: String, seconds: Double) {
    #expect(LRC.lines(of: line) == [.init("la", at: seconds)])
  }

  @Test(arguments: [
    "la", "[Chorus] la", "[ar: la]", "la [00:01.00]", "[00:ss.20] la", "[:1] la", "[1.5] la",
    "[00:01.00 la", "[-1:00.00] la", "[00:01.00.00] la", "[00001:00] la", "[]", "",
  ])
  func `A line without a time before it has none`(line: String) {
    #expect(LRC.lines(of: line).isEmpty)
  }

  @Test func `Lines come in the order of their times, a repeated one as often as it is sung`() {
    let text = "[ti:Made up]\r\n[00:09.00] two\n[00:05.00] [00:12.00]one\n[00:07.00]\nno time\n"
    #expect(
      LRC.lines(of: text) == [
        .init("one", at: 5), .init("", at: 7), .init("two", at: 9), .init("one", at: 12),
      ])
  }

  @Test(arguments: [
    ("one\n[00:05.00] two\n\n[00:09.00]three", ["one", "two", "", "three"]),
    ("[Chorus: Nobody]\n[Intro] la", ["[Chorus: Nobody]", "[Intro] la"]),
    ("[ar: Nobody]\n[Length:01:00]\nla", ["la"]), ("...[03:20.31] la", ["...[03:20.31] la"]),
    ("<00:01.00> so <00:02.00> it <00:0x.00> <b>", ["so it <00:0x.00> <b>"]),
  ])
  func `Times are no words`(text: String, words: [String]) {
    #expect(LRC.words(of: text).map(\.text) == words)
  }
}
