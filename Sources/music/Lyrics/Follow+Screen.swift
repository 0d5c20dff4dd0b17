import LyricsKit
import TerminalUI

extension Follow {
  /// A window full: what is sung in the middle, and around it what was and what will be.
  func screen(at time: Int, size: Terminal.Size) -> Text {
    let rows = max(1, size.rows - 1)
    let current = current(at: time)
    let blocks = lines.enumerated().map { number, line in
      Line(line.text.isEmpty ? "♪" : line.text, number == current ? .strong : .muted)
        .broken(to: size.columns)
    }
    let number = current ?? 0
    let middle = rows / 2
    // A long line takes several rows: those before count from the bottom up.
    let above = blocks[..<number].flatMap(\.self).suffix(middle)
    let below = blocks[number...].flatMap(\.self).prefix(rows - middle)
    let page =
      Line.blanks(middle - above.count) + above + below
      + Line.blanks(rows - middle - below.count)
    return Text(page + (size.rows > 1 ? [status(at: time).cut(to: size.columns)] : []))
  }

  /// `1:02  +0.3 s  paused`, and the keys.
  private func status(at time: Int) -> Line {
    let clock = PlayingTime(seconds: Double(place(at: time) / 1000)).written
    let tenths = offset.magnitude / 100
    let shift = offset == 0 ? nil : "\(offset < 0 ? "-" : "+")\(tenths / 10).\(tenths % 10) s"
    let words = [clock, shift, isPaused ? "paused" : nil].compactMap(\.self)
    return Line(words.joined(separator: "  "), .key)
      + Line("  space stops, ←/→ 5 s, +/- shifts, q ends", .muted)
  }
}

extension Line {
  /// As it is where it fits; a word that is wider than the window is cut.
  fileprivate func broken(to width: Int) -> [Line] {
    self.width <= width ? [self] : wrapped(to: width, indent: 2).map { $0.cut(to: width) }
  }

  fileprivate static func blanks(_ count: Int) -> [Line] {
    Array(repeating: Line(), count: count)
  }
}
