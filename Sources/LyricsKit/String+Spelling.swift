import Foundation

extension String {
  /// Whether both name one thing, though written by other habits, as "Rock & Roll" and "Rock'n'Roll".
  func isSpelling(of other: String) -> Bool {
    if folded == other.folded { return true }
    let mine = Set(spellings.map { $0.nameWords.joined() })
    return other.spellings.contains { mine.contains($0.nameWords.joined()) }
  }

  /// The name, and where it has another in brackets in another script, both: "桜 (Sakura)".
  var spellings: [String] {
    guard !unicodeScalars.allSatisfy(\.isASCII),
      let match = typed.wholeMatch(of: #/([^()\[\]]*)[(\[]([^()\[\]]*)[)\]]\s*/#)
    else { return [self] }
    let names = [String(match.1), String(match.2)]
    let isLatin = names.map { name in name.unicodeScalars.contains(where: \.isASCIILetter) }
    let isOther = names.map { name in name.unicodeScalars.contains { !$0.isASCII } }
    guard isLatin[0] && isOther[1] && !isOther[0] || isLatin[1] && isOther[0] && !isOther[1] else {
      return [self]
    }
    return [self] + names
  }

  /// The folded words, in Latin and simplified letters, with one way to write what has several.
  var nameWords: [String] {
    var words = inCommonScript.folded.split(separator: " ").map(String.init)
    // The letters of "T.N.T." are no words.
    func isAmongWords(_ index: Int) -> Bool {
      [index - 1, index + 1].allSatisfy { !words.indices.contains($0) || words[$0].count > 1 }
    }
    for index in words.indices {
      switch words[index] {
      case "n" where isAmongWords(index): words[index] = "and"
      case "u" where isAmongWords(index): words[index] = "you"
      case "pt": words[index] = "part"
      case "vol": words[index] = "volume"
      case let numeral where index > 0 && ["part", "volume"].contains(words[index - 1]):
        let numerals = ["i", "ii", "iii", "iv", "v"]
        words[index] = numerals.firstIndex(of: numeral).map { "\($0 + 1)" } ?? numeral
      default: break
      }
    }
    return words
  }

  /// Catalogs of two countries write one Chinese or Russian name in two scripts.
  private var inCommonScript: String {
    var text = self
    let scripts: [(ClosedRange<UInt32>, String)] = [
      (0x370...0x3FF, "Greek-Latin"), (0x400...0x52F, "Cyrillic-Latin"),
      (0x4E00...0x9FFF, "Hant-Hans"),
    ]
    for (range, transform) in scripts
    where text.unicodeScalars.contains(where: { range.contains($0.value) }) {
      text = text.applyingTransform(StringTransform(transform), reverse: false) ?? text
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { isASCII && properties.isAlphabetic }
}
