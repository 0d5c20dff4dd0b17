import Testing

@testable import TerminalUI

struct TableTests {
  private let table = Table(
    columns: [
      Table.Column("#", .right), Table.Column("Track", least: 8),
      Table.Column("Album", least: 6, leaves: 2), Table.Column("Year", leaves: 1),
    ],
    rows: [
      [Line("9"), Line("Ol' '55"), Line("Closing Time"), Line("1973")],
      [Line("10"), Line("真夜中の真夜中の真夜中"), Line("ぐされ"), Line("2021")],
    ].map { $0.map { Table.Cell($0) } })

  private func lines(_ width: Int?) -> [String] {
    table.text(width: width).lines.map(\.plain)
  }

  @Test func `without a window every value is whole`() {
    #expect(
      lines(nil) == [
        " #  Track                   Album         Year",
        " 9  Ol' '55                 Closing Time  1973",
        "10  真夜中の真夜中の真夜中  ぐされ        2021",
      ])
  }

  @Test func `the widest column gives way first`() {
    #expect(
      lines(40) == [
        " #  Track             Album         Year",
        " 9  Ol' '55           Closing Time  1973",
        "10  真夜中の真夜中…   ぐされ        2021",
      ])
  }

  @Test func `columns leave in their order, and the last stay`() {
    #expect(lines(24)[0] == " #  Track      Album")
    #expect(lines(17)[0] == " #  Track")
    #expect(lines(17)[2] == "10  真夜中の真夜…")
  }

  @Test func `no line is wider than the window, whatever the window`() {
    for width in 1...60 {
      for line in table.text(width: width).lines { #expect(line.width <= width) }
    }
  }

  @Test(
    arguments: [
      "Closing Time", "真夜中", "\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧 and 👍🏽", "🇫🇷🇯🇵", "❤️ ❤", "Z̸̢͎a̵l̷g̴o",
      "a\u{200B}b\u{200D}", "שלום", "é e\u{301}", "",
    ])
  func `the right edge is straight`(name: String) {
    let table = Table(
      columns: [Table.Column("Track", least: 3), Table.Column("Time", .right)],
      rows: [[Table.Cell(Line(name)), Table.Cell(Line("4:05"))]])
    for width in [nil, 9, 11, 12, 13, 14] {
      let lines = table.text(width: width).lines
      #expect(Set(lines.map(\.width)).count == 1)
    }
  }

  @Test func `no blanks stand behind the last cell that says something`() {
    let table = Table(
      columns: [Table.Column("A"), Table.Column("Price", .right)],
      rows: [
        [Table.Cell(Line("long name")), Table.Cell(Line())],
        [Table.Cell(Line("b")), Table.Cell(Line("9"))],
      ])
    #expect(
      table.text(width: 40).lines.map(\.plain) == [
        "A          Price", "long name", "b              9",
      ])
  }

  @Test func `a mark outlives the cut of its text`() {
    let table = Table(
      columns: [Table.Column("Track", least: 4)],
      rows: [[Table.Cell(Line("A very long title"), mark: Line(" [E]"))]])
    #expect(table.text(width: 12).lines[1].plain == "A very … [E]")
  }
}
