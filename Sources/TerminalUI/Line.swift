/// One line of a screen: pieces of clean text, each with its role.
package struct Line: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package let text: String
    package let role: Role
  }

  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, _ role: Role = .plain) {
    append(text, role)
  }

  /// Cleans the text: nothing gets onto a screen but through here.
  package mutating func append(_ text: String, _ role: Role = .plain) {
    let clean = text.printable
    if !clean.isEmpty { pieces.append(Piece(text: clean, role: role)) }
  }

  package mutating func append(_ line: Line) {
    pieces += line.pieces
  }

  package static func + (left: Line, right: Line) -> Line {
    var line = left
    line.append(right)
    return line
  }

  package var width: Int {
    pieces.reduce(0) { $0 + $1.text.cellWidth }
  }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The words without their roles.
  package var plain: String {
    pieces.map(\.text).joined()
  }

  /// What a terminal is sent, without the end of the line.
  func rendered(inColor: Bool) -> String {
    guard inColor else { return plain }
    return pieces.map { piece in
      piece.role.rendition.map { "\u{1B}[\($0)m\(piece.text)\u{1B}[0m" } ?? piece.text
    }.joined()
  }
}

extension Line {
  package static func joined(_ lines: [Line], by separator: Line) -> Line {
    lines.enumerated().reduce(into: Line()) { joined, next in
      if next.offset > 0 { joined.append(separator) }
      joined.append(next.element)
    }
  }
}
