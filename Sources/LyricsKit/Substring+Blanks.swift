extension Substring.UnicodeScalarView {
  var withoutBlanksBefore: Self {
    drop(while: \.isBlank)
  }

  var withoutBlanksAfter: Self {
    guard let last = lastIndex(where: { !$0.isBlank }) else { return self[..<startIndex] }
    return self[...last]
  }

  var withoutBlanksAround: Self {
    withoutBlanksBefore.withoutBlanksAfter
  }
}

extension Unicode.Scalar {
  /// White space, or the mark that some editors put at the start of each line.
  var isBlank: Bool {
    isASCII ? value == 0x20 || (9...13).contains(value) : properties.isWhitespace || value == 0xFEFF
  }
}
