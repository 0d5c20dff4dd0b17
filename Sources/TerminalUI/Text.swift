/// What is to be shown, line by line, before anyone knows whether there are colours.
package struct Text: Hashable, Sendable {
  package var lines: [Line]

  package init(_ lines: [Line] = []) {
    self.lines = lines
  }

  package init(_ line: String, _ role: Role = .plain) {
    lines = [Line(line, role)]
  }

  package static func + (left: Text, right: Text) -> Text {
    Text(left.lines + right.lines)
  }

  package static var blankLine: Text { Text([Line()]) }

  /// Broken between words; see `Line.wrapped`.
  package func wrapped(to width: Int, indent: Int) -> Text {
    Text(lines.flatMap { $0.wrapped(to: width, indent: indent) })
  }

  package var plain: String {
    lines.map { $0.plain + "\n" }.joined()
  }

  func rendered(for stream: OutputStream) -> String {
    lines.map { $0.rendered(for: stream) + "\n" }.joined()
  }
}
