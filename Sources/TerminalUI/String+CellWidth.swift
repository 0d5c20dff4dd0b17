extension String {
  /// How many cells of a terminal the text takes.
  package var cellWidth: Int {
    reduce(0) { $0 + $1.cellWidth }
  }

  /// The same, but no further than `limit`: a name may be as long as a book.
  func cellWidth(upTo limit: Int) -> Int {
    var width = 0
    for character in self {
      width += character.cellWidth
      if width >= limit { return limit }
    }
    return width
  }

  /// The longest beginning that takes at most `width` cells, with `…` where something is cut off.
  package func cut(to width: Int) -> String {
    var taken = 0
    var end = startIndex
    for index in indices {
      taken += self[index].cellWidth
      if taken > width { return width > 0 ? self[..<end] + "…" : "" }
      if taken < width { end = self.index(after: index) }
    }
    return self
  }
}

extension Character {
  /// 0, 1 or 2 cells for nearly all; more only for clusters of letters that a terminal sets apart.
  ///
  /// Terminals know no fonts: they go by tables, and these agree with the `wcwidth` of today.
  package var cellWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.cellWidth }
    let isPicture = scalars.contains { scalar in
      scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier || scalar.isRegionalIndicator
    }
    if isPicture || first.properties.isEmojiPresentation { return 2 }
    return scalars.reduce(0) { $0 + $1.cellWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }

  fileprivate var cellWidth: Int {
    if value < 0x300 { return 1 }
    if isZeroWidth { return 0 }
    let isWide =
      properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
    return isWide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch value {
    // Vowels and final consonants of Hangul: they join the syllable that a wide consonant starts.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    // The filler in place of a first consonant is as wide as one.
    case 0x115F: return false
    // Signs that enclose the digits after them, and Thai and Lao AM: they take a cell of their own.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// The wide and full-width scalars of Unicode's East Asian Width that are not emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
