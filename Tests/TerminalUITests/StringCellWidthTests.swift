import Testing

@testable import TerminalUI

struct StringCellWidthTests {
  @Test(
    arguments: [
      ("", 0), ("Tom Waits", 9), ("é", 1), ("e\u{301}", 1), ("ずっと真夜中でいいのに。", 24),
      ("浸春蕪", 6), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ＡＢ", 4), ("ｱ", 1), ("…", 1),
      ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1), ("0️⃣", 2), ("🎵 a", 4),
      ("a\u{200B}b", 2), ("a\u{200D}b", 2), ("Z̸̢͎a̵l̷g̴o", 5), ("שלום", 4), ("กำ", 2), ("℗ 1973", 6),
    ])
  func `takes the cells that a terminal gives it`(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test(
    arguments: [
      ("Closing Time", 12, "Closing Time"), ("Closing Time", 11, "Closing Ti…"),
      ("Closing Time", 1, "…"), ("Closing Time", 0, ""), ("真夜中", 5, "真夜…"), ("真夜中", 4, "真…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func `is cut at a whole character with a sign that more was there`(
    text: String, width: Int, cut: String
  ) {
    #expect(text.cut(to: width) == cut)
  }

  @Test func `a cut text is never wider than asked`() {
    let text = "a真👨‍👩‍👧e\u{301}🇫🇷…xyz"
    for width in 0...text.cellWidth {
      #expect(text.cut(to: width).cellWidth <= width)
    }
  }
}
