import Testing

@testable import LyricsKit

struct SubRipTests {
  @Test func `Each line goes when the next comes, and the last with the track`() throws {
    let lines: [Lyrics.Line] = [
      .init("one", at: 1234), .init("remark"), .init("eins", at: 1234), .init("two", at: 3000),
      .init("", at: 4000), .init("three", at: 59_999), .init("four --> five", at: 3_600_000),
    ]
    let film = try #require(SubRip(Lyrics(lines: lines), seconds: 3606.5))
    #expect(
      film.text == """
        1
        00:00:01,234 --> 00:00:03,000
        one
        eins

        2
        00:00:03,000 --> 00:00:04,000
        two

        3
        00:00:59,999 --> 00:01:09,999
        three

        4
        01:00:00,000 --> 01:00:06,500
        four → five

        """)
  }

  @Test(
    arguments: [
      (nil, "00:00:06,000"), (3, "00:00:03,000"), (1, "00:00:06,000"), (200, "00:00:11,000"),
      (.infinity, "00:00:06,000"),
    ] as [(Double?, String)])
  func `The last line goes after five seconds where the track has no end`(
    seconds: Double?, end: String
  ) throws {
    let film = try #require(SubRip(Lyrics(lines: [.init("la", at: 1000)]), seconds: seconds))
    #expect(film.text == "1\n00:00:01,000 --> \(end)\nla\n")
  }

  @Test func `Words without times make no film`() {
    #expect(SubRip(Lyrics(text: "la\nla")) == nil)
  }
}
