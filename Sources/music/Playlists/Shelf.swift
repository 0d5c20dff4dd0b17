import Playlists
import TerminalUI

/// A playlist as a row of boxes, each an album with its number.
struct Shelf: Hashable, Sendable {
  /// In cells, with the frame.
  static let boxWidth = 22
  private static let gap = 1

  let number: Int
  let title: String?
  let albums: [Library.Album]
  /// The number of the first album: albums are counted through all rows.
  let firstNumber: Int
  /// The place of the first album that is shown.
  var start = 0

  static func all(of library: Library) -> [Shelf] {
    var next = 1
    return library.rows.enumerated().map { index, row in
      defer { next += row.albums.count }
      return Shelf(number: index + 1, title: row.title, albums: row.albums, firstNumber: next)
    }
  }

  /// How many boxes of `count` stand side by side, with room for the word on those that do not.
  static func fit(_ count: Int, in width: Int?) -> Int {
    guard let width, count * (boxWidth + gap) - gap > width else { return count }
    return max(1, (width - hint(count).cellWidth) / (boxWidth + gap))
  }

  private static func hint(_ count: Int) -> String { "› \(count) more" }

  /// How many lines a row takes, with the empty one that follows it.
  static let height = 6

  /// A `nil` as width: nothing is left out.
  func text(width: Int?) -> Text {
    var heading = Line("\(number). ", .muted) + Missing.or(title, .strong)
    if !albums.isEmpty { heading.append("  " + note(width: width), .muted) }
    let lines = [width.map { heading.cut(to: $0) } ?? heading]
    guard !albums.isEmpty else { return Text(lines + [Line("  no albums", .muted)]) }
    return Text(lines + boxes(width: width))
  }

  private func note(width: Int?) -> String {
    let shown = shown(width: width)
    let count = albums.count == 1 ? "1 album" : "\(albums.count) albums"
    return start == 0 ? count : "\(shown.lowerBound + 1)-\(shown.upperBound) of \(count)"
  }

  /// The places of the albums that are shown.
  func shown(width: Int?) -> Range<Int> {
    start..<start + Self.fit(albums.count - start, in: width)
  }

  private func boxes(width: Int?) -> [Line] {
    let shown = shown(width: width)
    let side = min(Self.boxWidth, max(8, width ?? Self.boxWidth))
    let boxes = shown.map { box($0, width: side) }
    var lines = (0..<4).map { line in
      Line.joined(boxes.map { $0[line] }, by: Line(String(repeating: " ", count: Self.gap)))
    }
    let rest = albums.count - shown.upperBound
    guard rest > 0 else { return lines }
    let hint = Line(Self.hint(rest), .muted)
    if let width, lines[1].width + Self.gap + hint.width > width { return lines + [hint] }
    lines[1].append(" ")
    lines[1].append(hint)
    return lines
  }

  private func box(_ index: Int, width: Int) -> [Line] {
    let number = "\(firstNumber + index) "
    let room = width - 4
    let bar = String(repeating: "─", count: width - 2)
    let title = albums[index].title
    let (first, second) = (title ?? Missing.text).printable.twoLines(
      width: max(1, room - number.cellWidth))
    let role: Role = title == nil ? .muted : .strong
    let blank = String(repeating: " ", count: number.cellWidth)
    func inside(_ line: Line) -> Line {
      Line("│ ", .muted) + line.cut(to: room).padded(to: room) + Line(" │", .muted)
    }
    return [
      Line("┌\(bar)┐", .muted), inside(Line(number, .muted) + Line(first, role)),
      inside(Line(blank) + Line(second, role)), Line("└\(bar)┘", .muted),
    ]
  }
}

extension String {
  /// Broken between words, or inside one that is too wide, and cut with `…` at the end of the second
  /// line.
  fileprivate func twoLines(width: Int) -> (String, String) {
    guard cellWidth > width else { return (self, "") }
    var end = startIndex
    var blank: Index?
    var taken = 0
    for index in indices {
      if self[index] == " " { blank = index }
      taken += self[index].cellWidth
      if taken > width { break }
      end = self.index(after: index)
    }
    let split = blank.flatMap { $0 > startIndex ? $0 : nil } ?? end
    let rest = self[split...].drop { $0 == " " }
    return (String(self[..<split]), String(rest).cut(to: width))
  }
}
