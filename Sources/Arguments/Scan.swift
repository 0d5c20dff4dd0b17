/// One reading of the words from left to right: the options they name, and the operands that remain.
///
/// A mistake does not end it: a plea for help may follow, and wins.
struct Scan {
  struct Match {
    let entry: OptionTable.Entry
    let option: String
    /// Empty for a flag.
    let value: ArraySlice<String>
  }

  private(set) var matches: [Match] = []
  private(set) var operands: [String] = []
  /// The first one only.
  private(set) var mistake: ArgumentError.Reason?
  /// Where in the words the first operand stands.
  private(set) var firstOperand: Int?

  private let words: [String]
  private let table: OptionTable
  private var position = 0

  /// Where `upToOperand`, nothing after the first operand is read.
  init(_ words: [String], table: OptionTable, upToOperand: Bool = false) {
    self.words = words
    self.table = table
    var onlyOperands = false
    while position < words.count, !upToOperand || operands.isEmpty {
      let word = words[position]
      position += 1
      if onlyOperands || !word.isDashed {
        firstOperand = firstOperand ?? position - 1
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else if word.utf8.starts(with: "--".utf8) {
        readName(word)
      } else {
        readLetters(word)
      }
    }
  }

  /// Reads `--limit 5`, `--limit=5` and `--clean`.
  private mutating func readName(_ word: String) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let option = String(word[..<(equals ?? word.endIndex)])
    let joined = equals.map { String(word[$0...].afterFirstByte) }
    guard let entry = table.entries[option] else { return refuse(option, in: word) }
    if entry.takesValue {
      readValue(of: entry, option, joined: joined)
    } else {
      readFlag(entry, option, joined: joined)
    }
  }

  /// Reads `-n 5`, `-n5`, `-n=5`, `-c` and `-cn5`.
  private mutating func readLetters(_ word: String) {
    var rest = word.afterFirstByte
    while let letter = rest.popFirst() {
      let option = "-\(letter)"
      // The letters after an unknown one may be its value.
      guard let entry = table.entries[option] else { return refuse(option, in: word) }
      let joined = rest.utf8.first == UInt8(ascii: "=") ? String(rest.afterFirstByte) : nil
      if entry.takesValue {
        // `-title` means `--title`, hardly `-t itle`.
        let name = String(word.prefix { $0 != "=" })
        if table.entries["-\(name)"] != nil { return refuse(name, in: word) }
        return readValue(
          of: entry, option, joined: joined ?? (rest.isEmpty ? nil : String(rest)))
      }
      readFlag(entry, option, joined: joined)
      if joined != nil { return }
    }
  }

  private mutating func readFlag(_ entry: OptionTable.Entry, _ option: String, joined: String?) {
    matches.append(Match(entry: entry, option: option, value: []))
    if let joined { refuse(.unexpectedValue(joined, option: option, entry.row)) }
  }

  private mutating func readValue(
    of entry: OptionTable.Entry, _ option: String, joined: String?
  ) {
    let next = position < words.count ? words[position] : nil
    guard let value = joined ?? next, joined != nil || !looksLikeOption(value) else {
      return refuse(.missingValue(option: option, entry.row, next: next == "--" ? nil : next))
    }
    if joined == nil { position += 1 }
    if value.isBlank {
      refuse(.emptyValue(option: option, entry.row))
    } else {
      matches.append(Match(entry: entry, option: option, value: [value]))
    }
  }

  /// A negative number is a value: that it is out of range says more than that a value is missing.
  private func looksLikeOption(_ word: String) -> Bool {
    guard word.isDashed else { return false }
    let letter = word.dropFirst().prefix(1)
    return table.entries["-\(letter)"] != nil || !letter.allSatisfy { ("0"..."9").contains($0) }
  }

  private mutating func refuse(_ option: String, in word: String) {
    if mistake == nil { mistake = .unknownOption(table.unknown(option, in: word)) }
  }

  private mutating func refuse(_ reason: ArgumentError.Reason) {
    if mistake == nil { mistake = reason }
  }
}

extension StringProtocol {
  /// Not `dropFirst()`, which also drops an accent that follows the dash or the equals sign.
  fileprivate var afterFirstByte: SubSequence { self[utf8.index(after: startIndex)...] }
}

extension String {
  /// An option, or `--`; a single dash stands for standard input or output.
  fileprivate var isDashed: Bool {
    utf8.first == UInt8(ascii: "-") && utf8.count > 1
  }
}
