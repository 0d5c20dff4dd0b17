/// The options that can stand on a command line, by their names.
struct OptionTable {
  /// In whose list the argument is.
  enum Place: Hashable { case tool, command }

  struct Entry {
    let place: Place
    let index: Int
    let takesValue: Bool
    let row: Help.Row
  }

  /// With their dashes: `--limit` and `-n`.
  private(set) var entries: [String: Entry] = [:]
  /// In the order of the declarations, for suggestions; without dashes.
  private var names: [String] = []
  private var takesOperands = false
  /// The commands that have an option which is not in this table.
  private var elsewhere: [String: [String]] = [:]

  mutating func add(_ declarations: [Declaration], rows: [Help.Row], at place: Place) {
    for (index, (declaration, row)) in zip(declarations, rows).enumerated() {
      if declaration.isOperand {
        takesOperands = true
        continue
      }
      names.append(declaration.name)
      for spelling in declaration.spellings {
        entries[spelling] = Entry(
          place: place, index: index, takesValue: declaration.shape == .option, row: row)
      }
    }
  }

  mutating func addElsewhere(_ command: String, _ declarations: [Declaration]) {
    for spelling in declarations.flatMap(\.spellings) {
      elsewhere[spelling, default: []].append(command)
    }
  }

  func unknown(_ option: String, in word: String) -> UnknownOption {
    // The name may have been typed with one dash: `-clean`.
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let otherCase = [option.lowercased(), option.uppercased()].filter { entries[$0] != nil }
    return UnknownOption(
      option: option, word: word,
      nearest: otherCase.isEmpty ? names.nearest(to: name).map { "--\($0)" } : otherCase,
      commands: elsewhere[option] ?? [], canBeOperand: takesOperands)
  }
}
