/// Strings as JSON writes them, quotes included.
enum JSONString {
  /// Gives the text of a string that the parser has let through; a lone surrogate becomes U+FFFD.
  static func decoded(_ literal: ArraySlice<UInt8>) -> String {
    let inner = literal.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = inner
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\") {
        units.append(unit(ofEscapeIn: &rest))
      } else {
        let run = rest.prefix { $0 != UInt8(ascii: "\\") }
        units += String(decoding: run, as: UTF8.self).utf16
        rest = rest[run.endIndex...]
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Tells whether a string means this text, without making a text of it where it need not.
  static func isLiteral(_ literal: ArraySlice<UInt8>, of text: String) -> Bool {
    let inner = literal.dropFirst().dropLast()
    return inner.elementsEqual(text.utf8)
      || inner.contains(UInt8(ascii: "\\")) && decoded(literal) == text
  }

  private static func unit(ofEscapeIn rest: inout ArraySlice<UInt8>) -> UInt16 {
    let mark = rest.dropFirst().first ?? UInt8(ascii: "\\")
    rest = rest.dropFirst(2)
    switch Unicode.Scalar(mark) {
    case "n": return 0x0A
    case "t": return 0x09
    case "r": return 0x0D
    case "b": return 0x08
    case "f": return 0x0C
    case "u":
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      rest = rest.dropFirst(4)
      return UInt16(digits, radix: 16) ?? 0xFFFD
    default: return UInt16(mark)
    }
  }

  /// Writes a text as a string of JSON; control and invisible marks as escapes, all else as it is.
  static func encoded(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16)
          literal += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
        }
      default:
        if scalar == "\"" || scalar == "\\" { literal += "\\" }
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
