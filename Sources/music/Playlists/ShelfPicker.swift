import Foundation
import TerminalUI

/// A choice from rows of boxes, line by line: a state, and what an answer makes of it.
struct ShelfPicker: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case show
    /// The row, and the album in it, both counted from 0.
    case pick(row: Int, album: Int)
    case say(Text)
    case quit
  }

  private(set) var shelves: [Shelf]
  private var page = 0

  /// Of the window, in cells; set before each answer.
  var size: Terminal.Size

  init(shelves: [Shelf], size: Terminal.Size) {
    self.shelves = shelves
    self.size = size
  }

  /// How many rows a window holds, with the question and the line that was there before.
  private var pageSize: Int { max(1, (size.rows - 2) / Shelf.height) }
  private var pageCount: Int { max(1, (shelves.count + pageSize - 1) / pageSize) }
  private var count: Int { shelves.reduce(0) { $0 + $1.albums.count } }

  /// The rows of the page.
  private var visible: ArraySlice<Shelf> {
    shelves.dropFirst(min(page, pageCount - 1) * pageSize).prefix(pageSize)
  }

  var text: Text {
    Text(visible.flatMap { $0.text(width: size.columns).lines + [Line()] })
  }

  var question: String {
    let parts = [
      count > 0 ? "Pick \(range)" : nil, longRow.map { "\($0)> row \($0) goes on" },
      page + 1 < pageCount ? "n next" : nil, page > 0 ? "p previous" : nil, "? help", "q quit",
    ]
    let long = parts.compactMap(\.self).joined(separator: ", ") + ": "
    if long.cellWidth + 4 <= size.columns { return long }
    return count > 0 ? "Pick \(range) (? help): " : "(? help): "
  }

  /// The number of the first row of the page of which there is more to see.
  private var longRow: Int? {
    visible.first { $0.shown(width: size.columns).upperBound < $0.albums.count }?.number
  }

  private var range: String { count == 1 ? "1" : "1-\(count)" }

  mutating func answer(_ line: String) -> Step {
    let answer = line.trimmingCharacters(in: .whitespacesAndNewlines)
    switch answer {
    case "", "q": return .quit
    case "?": return .say(help)
    case "l": return .show
    case "n": return turn(to: page + 1)
    case "p": return turn(to: page - 1)
    default: break
    }
    if let number = Int(answer) { return pick(number) }
    if let mark = answer.last, "<>".contains(mark),
      let number = Int(answer.dropLast().trimmingCharacters(in: .whitespaces))
    {
      return move(number, forward: mark == ">")
    }
    return .say(
      Text("\(answer.cut(to: 40)) is no answer here: type a number, or ? for help", .warning))
  }

  private func pick(_ number: Int) -> Step {
    let row = shelves.firstIndex {
      ($0.firstNumber..<$0.firstNumber + $0.albums.count).contains(number)
    }
    guard let row else {
      return .say(Text("There is no number \(number): the last album is \(count)", .warning))
    }
    return .pick(row: row, album: number - shelves[row].firstNumber)
  }

  private mutating func move(_ number: Int, forward: Bool) -> Step {
    guard shelves.indices.contains(number - 1) else {
      return .say(Text("There is no row \(number): the last is \(shelves.count)", .warning))
    }
    let shelf = shelves[number - 1]
    let shown = shelf.shown(width: size.columns)
    if forward {
      guard shown.upperBound < shelf.albums.count else {
        return .say(Text("Row \(number) ends here", .warning))
      }
      shelves[number - 1].start = shown.upperBound
    } else {
      guard shown.lowerBound > 0 else {
        return .say(Text("Row \(number) begins here", .warning))
      }
      let step = Shelf.fit(shelf.albums.count, in: size.columns)
      shelves[number - 1].start = max(0, shown.lowerBound - step)
    }
    page = (number - 1) / pageSize
    return .show
  }

  private mutating func turn(to page: Int) -> Step {
    guard page >= 0 else { return .say(Text("These are the first rows", .warning)) }
    guard page < pageCount else { return .say(Text("These are the last rows", .warning)) }
    self.page = page
    return .show
  }

  private var help: Text {
    let rows =
      (count > 0
        ? [
          (range, "shows the album with that number"), ("3>", "row 3 goes on"),
          ("3<", "row 3 goes back"),
        ] : []) + [
        ("n, p", "the next rows, the rows before"), ("l", "shows the rows again"),
        ("q, Enter", "leaves"),
      ]
    return Text(rows.map { Line($0, .key).padded(to: 10) + Line($1) })
  }
}
