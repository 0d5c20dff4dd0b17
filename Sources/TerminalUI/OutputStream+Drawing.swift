extension OutputStream {
  /// Draws from the first cell on, and wipes what was there before; never a line more than `rows`.
  package func draw(_ text: Text, rows: Int) throws {
    let lines = text.lines.prefix(rows).map { $0.rendered(for: self) + "\u{1B}[K" }
    try write("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
  }
}
