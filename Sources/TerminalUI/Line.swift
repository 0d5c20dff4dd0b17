/// One line of a screen: pieces of clean text, each with its role.
package struct Line: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package let text: String
    package let role: Role
    /// Where the text leads, on terminals that can follow it.
    let link: String?
  }

  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, _ role: Role = .plain) {
    append(text, role)
  }

  /// An address that shows itself; one with odd characters in it leads nowhere.
  package init(link address: String) {
    let isSafe = address.hasPrefix("https://") && address.utf8.allSatisfy { (0x21...0x7E) ~= $0 }
    append(address, link: isSafe ? address : nil)
  }

  /// Cleans the text: nothing gets onto a screen but through here.
  package mutating func append(_ text: String, _ role: Role = .plain) {
    append(text, role, link: nil)
  }

  mutating func append(_ text: String, _ role: Role = .plain, link: String?) {
    let clean = text.printable
    if !clean.isEmpty { pieces.append(Piece(text: clean, role: role, link: link)) }
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

  /// The same, but no further than `limit`.
  func width(upTo limit: Int) -> Int {
    pieces.reduce(0) { $0 < limit ? min(limit, $0 + $1.text.cellWidth(upTo: limit)) : limit }
  }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The words without their roles.
  package var plain: String {
    pieces.map(\.text).joined()
  }

  /// What a terminal is sent, without the end of the line.
  func rendered(for stream: OutputStream) -> String {
    pieces.map { piece in
      var text = piece.text
      if stream.hasColor, let rendition = piece.role.rendition {
        text = "\u{1B}[\(rendition)m\(text)\u{1B}[0m"
      }
      if stream.hasLinks, let link = piece.link {
        text = "\u{1B}]8;;\(link)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
      }
      return text
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
