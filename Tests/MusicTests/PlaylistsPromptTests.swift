import Playlists
import TerminalUI
import Testing
import TestSupport

@testable import music

struct PlaylistsPromptTests {
  private static func picker(columns: Int = 80, rows: Int = 100, _ counts: Int...) -> ShelfPicker {
    let library = Library(
      rows: counts.enumerated().map { row, count in
        Library.Row(
          title: "Row \(row)", albums: (0..<count).map { .init(id: $0, title: "Album \($0)") })
      }, albums: [])
    return ShelfPicker(
      shelves: Shelf.all(of: library), size: Terminal.Size(columns: columns, rows: rows))
  }

  @Test func `albums are counted through all rows`() {
    var picker = Self.picker(3, 0, 2)
    #expect(picker.answer("1") == .pick(row: 0, album: 0))
    #expect(picker.answer("3") == .pick(row: 0, album: 2))
    #expect(picker.answer(" 4 ") == .pick(row: 2, album: 0))
    for wrong in ["0", "-1", "6", "99999999999999999999", "x", "4>", "0<", ">"] {
      guard case .say = picker.answer(wrong) else {
        Issue.record("\(wrong)")
        continue
      }
    }
  }

  @Test(arguments: [10, 22, 23, 24, 44, 45, 54, 80, 200], [0, 1, 2, 5, 30])
  func `a row that moves shows each album, and comes back`(columns: Int, count: Int) {
    var picker = Self.picker(columns: columns, count)
    var seen: [Int] = Array(picker.shelves[0].shown(width: columns))
    while picker.answer("1>") == .show {
      seen += picker.shelves[0].shown(width: columns)
      guard seen.count <= count else { break }
    }
    #expect(seen == Array(0..<count))
    var steps = 0
    while picker.answer("1<") == .show, steps <= count { steps += 1 }
    #expect(picker.shelves[0].start == 0)
    #expect(steps <= count)
  }

  @Test func `what does not fit is counted`() {
    let shelf = Self.picker(6).shelves[0]
    #expect(shelf.text(width: 80).lines[2].plain.hasSuffix("│ › 3 more"))
    #expect(shelf.text(width: 24).lines.last?.plain == "› 5 more")
    for width in 22...160 {
      for line in shelf.text(width: width).lines { #expect(line.width <= width) }
    }
  }

  @Test(
    arguments: [
      "Plain", "Two words that go on for more than two lines of any box at all",
      "日曜日の午後にだけ聞く長い題名のアルバムです、本当に長い", "Ⓜ️🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧🎧", "", "a\u{1B}[2Jb\nc",
      "Donaudampfschifffahrtsgesellschaft",
    ])
  func `boxes are straight whatever they hold`(title: String) {
    let library = Library(
      rows: [.init(title: title, albums: [.init(id: 1, title: title), .init(id: 2, title: nil)])],
      albums: [])
    let lines = Shelf.all(of: library)[0].text(width: 80).lines.dropFirst()
    #expect(Set(lines.map(\.width)) == [45])
  }

  @Test func `rows that the window can't hold come page by page`() {
    var picker = Self.picker(rows: 14, 1, 1, 1, 1, 1)
    #expect(picker.text.lines.count == 12)
    #expect(picker.answer("p") == .say(Text("These are the first rows", .warning)))
    #expect(picker.answer("n") == .show)
    #expect(picker.answer("n") == .show)
    #expect(picker.text.plain.hasPrefix("5. Row 4"))
    #expect(picker.answer("n") == .say(Text("These are the last rows", .warning)))
  }

  @Test func `a number leads to the page of an album, and back`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"playlists":[{"title":"A","albums":[285283129,5]}],"albums":"#
        + #"[{"id":285283129,"title":"Closing Time"},{"id":5,"title":"Five"}]}"#, to: "l.json")
    let run = await TestWorld.person(typing: "?", "1", "q", "2", "1>", "q").run("playlists", path)
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "playlists.conversation.txt") == nil)
    #expect(run.asked.count == 2)
  }
}
