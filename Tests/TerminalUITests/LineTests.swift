import Testing

@testable import TerminalUI

struct LineTests {
  private let line = Line("Tom ", .strong) + Line("Waits") + Line(" 1973", .muted)

  private func stream(
    _ choice: ColorChoice, _ environment: [String: String] = [:]
  ) -> OutputStream {
    OutputStream(isTerminal: true) { _ in }.colored(choice, environment: environment)
  }

  @Test func `shows its roles only in colour`() {
    #expect(line.rendered(for: stream(.never)) == "Tom Waits 1973")
    #expect(
      line.rendered(for: stream(.always))
        == "\u{1B}[1mTom \u{1B}[0mWaits\u{1B}[2m 1973\u{1B}[0m")
  }

  @Test func `is a hyperlink where the terminal follows them`() {
    let link = Line(link: "https://music.apple.com/us/album/1")
    #expect(
      link.rendered(for: stream(.auto, ["TERM_PROGRAM": "WezTerm"]))
        == "\u{1B}]8;;https://music.apple.com/us/album/1\u{1B}\\https://music.apple.com/us/album/1"
        + "\u{1B}]8;;\u{1B}\\")
    #expect(link.rendered(for: stream(.auto)) == "https://music.apple.com/us/album/1")
  }

  @Test(
    arguments: ["http://a", "javascript:alert(1)", "https://a b", "https://a\u{1B}\\", "https://ä"])
  func `an odd address leads nowhere`(address: String) {
    let rendered = Line(link: address).rendered(for: stream(.auto, ["VTE_VERSION": "6003"]))
    #expect(!rendered.contains("\u{1B}"))
  }

  @Test(arguments: [(14, "Tom Waits 1973"), (9, "Tom Wait…"), (5, "Tom …"), (4, "Tom…"), (1, "…")])
  func `is cut across its pieces`(width: Int, plain: String) {
    #expect(line.cut(to: width).plain == plain)
  }

  @Test func `is padded on either side`() {
    #expect(Line("真").padded(to: 4).plain == "真  ")
    #expect(Line("真").padded(to: 4, .right).plain == "  真")
    #expect(Line("long").padded(to: 2).plain == "long")
  }

  @Test func `is broken between words, with later lines set in`() {
    let lines = Line("one two three four").wrapped(to: 9, indent: 2).map(\.plain)
    #expect(lines == ["one two", "  three", "  four"])
  }

  @Test func `a word wider than the line stays whole`() {
    #expect(
      Line("a incomprehensible b").wrapped(to: 5).map(\.plain) == ["a", "incomprehensible", "b"])
  }

  @Test func `blanks at its start stay`() {
    #expect(Line("  a b").wrapped(to: 3).map(\.plain) == ["  a", "b"])
  }

  @Test func `whatever gets into it is cleaned`() {
    #expect(Line("a\u{1B}[2J\nb").plain == "a[2J b")
  }
}
