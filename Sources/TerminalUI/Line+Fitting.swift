extension Line {
  /// Cut with `…` where it is wider than `width`.
  package func cut(to width: Int) -> Line {
    guard self.width(upTo: width + 1) > width else { return self }
    var line = Line()
    var room = width
    for piece in pieces {
      let taken = piece.text.cellWidth(upTo: room + 1)
      guard taken < room else {
        // What ends at the edge still needs the sign that more was there.
        line.append((piece.text + "…").cut(to: room), piece.role, link: piece.link)
        break
      }
      line.append(piece.text, piece.role, link: piece.link)
      room -= taken
    }
    return line
  }

  /// Filled up with blanks to `width`, on the right or, for numbers, on the left.
  package func padded(to width: Int, _ alignment: Alignment = .left) -> Line {
    let blanks = Line(String(repeating: " ", count: max(0, width - self.width)))
    return alignment == .left ? self + blanks : blanks + self
  }

  /// Broken between words so that no line is wider than `width`.
  ///
  /// The lines after the first start with `indent` blanks; a word that is wider than a line stays
  /// whole.
  package func wrapped(to width: Int, indent: Int = 0) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for piece in pieces {
      for (number, word) in piece.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        let blank = number > 0 ? 1 : 0
        let isFirst = lines.isEmpty
        let start = isFirst ? 0 : indent
        if line.width > start, line.width + blank + String(word).cellWidth > width {
          lines.append(line)
          line = Line(String(repeating: " ", count: indent))
        } else if blank == 1 {
          line.append(" ", piece.role)
        }
        line.append(String(word), piece.role, link: piece.link)
      }
    }
    return lines + [line]
  }
}

/// On which side of a column its values stand.
package enum Alignment: Hashable, Sendable {
  case left
  case right
}
