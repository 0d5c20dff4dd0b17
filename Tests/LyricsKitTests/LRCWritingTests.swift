import Testing
import TestSupport

@testable import LyricsKit

struct LRCWritingTests {
  @Test func `Tags come before lines, and words keep their times`() {
    let lines: [Lyrics.Line] = [
      .init("so it goes", at: 1000, words: [.init("it ", after: 200), .init("goes", after: 1500)]),
      .init(""), .init("la", at: 7_256_020), .init("", at: 7_300_000),
    ]
    let lrc = LRC(
      Lyrics(lines: lines), title: "Song", artist: "Ann", album: "Album", seconds: 200.459)
    #expect(
      lrc.text == """
        [ti:Song]
        [ar:Ann]
        [al:Album]
        [length:03:20.45]
        [00:01.00]so <00:01.20>it <00:02.50>goes

        [120:56.02]la
        [121:40.00]

        """)
    #expect(LRC(reading: lrc.text) == lrc)
  }

  @Test func `What is not known has no tag`() {
    let lyrics = Lyrics(lines: [.init("la")])
    #expect(LRC(lyrics, title: "", artist: "A", seconds: .nan).text == "[ar:A]\nla\n")
  }

  @Test(arguments: [
    (0, "00:00.00"), (9, "00:00.00"), (59_995, "00:59.99"), (59_999, "00:59.99"),
    (60_000, "01:00.00"), (5_999_999, "99:59.99"), (6_000_000, "100:00.00"), (-5, "00:00.00"),
  ])
  func `A time is cut and never rounded up`(milliseconds: Int, text: String) {
    #expect(LRCStamp.text(milliseconds) == text)
  }

  @Test func `A break inside a line or a tag would make two lines`() {
    let lrc = LRC(tags: [LRCTag("ti", "a\r\nb")], lines: [.init("c\nd", at: 0)])
    #expect(lrc.text == "[ti:a  b]\n[00:00.00]c d\n")
  }

  @Test func `Words that are not the line's are not written`() {
    let line = Lyrics.Line("la", at: 0, words: [.init("lo", after: 0)])
    #expect(LRC(lines: [line]).text == "[00:00.00]la\n")
  }

  /// Words and pieces of files that were meant to break readers, put together at random.
  @Test(arguments: 0..<20)
  func `Reading what was written gives the same, whatever was read before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        LRCPieces.all.randomElement(using: &random) ?? ""
      }.joined()
      let read = LRC(reading: text)
      let again = LRC(reading: read.text)
      if again != read.inHundredths || LRC(reading: again.text) != again {
        Issue.record("\(text.debugDescription)")
      }
    }
  }
}

enum LRCPieces {
  static let all = [
    "[00:01.00]", "[00:01.009]", "[0:59.995]", "[01:02:03.4]", "[00:05:5]", "[120:00]",
    "[00:00.50]",
    "<00:01.00>", "<00:02.345>", "<00:00.10>", "<00:09.>", "[00:ss.20]", "la", "so it", " ", "  ",
    "\n", "\n", "\n", "\r\n", "\r", "\t", "[", "]", "<", ">", ":", "00:01.00", "[ti:Song]",
    "[ar: A ]",
    "[offset:500]", "[offset:-1234]", "[x_y: z]", "[Chorus]", "[Chorus: Nobody]", "[bg: ", "#", "é",
    "\u{301}", "\u{FEFF}", "\u{A0}", "\u{3000}", "\u{2028}", "\u{0}", "浸春蕪", "🎵", "&amp;", "v1: ",
    "[ti:", "[length:3:20]", "[au: instrumental]",
  ]
}

extension LRC {
  /// As a file keeps it, which has no milliseconds.
  fileprivate var inHundredths: LRC {
    LRC(
      tags: tags,
      lines: lines.map { line in
        guard let start = line.milliseconds else { return line }
        let words = line.words.map { word in
          Lyrics.Word(word.text, after: (start + word.milliseconds) / 10 * 10 - start / 10 * 10)
        }
        return Lyrics.Line(line.text, at: start / 10 * 10, words: words)
      })
  }
}
