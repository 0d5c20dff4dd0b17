import Foundation

extension String {
  /// With the quotes, dashes, dots and full-width letters that keyboards type as ASCII.
  ///
  /// Apple's catalog has them all; LyricWiki's pages are named without, and LRCLIB's own folding
  /// does not know them. So a name is asked for as typed.
  var typed: String {
    unicodeScalars.reduce(into: "") { typed, scalar in
      switch scalar.value {
      case 0x2018...0x201B, 0x2032, 0x2BC, 0x60, 0xB4: typed += "'"
      case 0x201C...0x201F, 0x2033: typed += "\""
      case 0x2010...0x2015, 0x2212: typed += "-"
      case 0x2026: typed += "..."
      case 0x3000, 0xA0: typed += " "
      case 0xFF01...0xFF5E:
        typed.unicodeScalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      default: typed.unicodeScalars.append(scalar)
      }
    }
  }

  /// What two spellings of one name have in common: letters and digits in lower case, without
  /// accents, in words with one blank between.
  ///
  /// A name of nothing but signs ("!!!") is its own folding, so that it equals only itself.
  var folded: String {
    var folded = ""
    for scalar in typed.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar {
      // Apostrophes and accents vanish without parting a word.
      case "'", "\u{300}"..."\u{36F}": continue
      case "&", "+": folded += " and "
      case "æ": folded += "ae"
      case "œ": folded += "oe"
      case "ß": folded += "ss"
      case "ø": folded += "o"
      case "ł": folded += "l"
      case "đ", "ð": folded += "d"
      case "þ": folded += "th"
      case "ı": folded += "i"
      case _ where scalar.isPartOfWord: folded.unicodeScalars.append(scalar)
      default: folded += " "
      }
    }
    let words = folded.split(separator: " ")
    return words.isEmpty ? trimmingCharacters(in: .whitespaces) : words.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// A letter, a digit, or a mark that belongs to one.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
