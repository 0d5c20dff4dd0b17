/// What is known of an argument without its slot: help, completions and errors are made from it.
package struct Declaration: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// Takes a value: `--limit 5`.
    case option
    /// Takes no value: `--clean`.
    case flag
    /// Stands for itself: `search WORDS…`.
    case operand(isRequired: Bool, isRepeated: Bool)
  }

  package let shape: Shape
  /// Without dashes, as declared: `limit`.
  package let name: String
  package let short: Character?
  /// What stands for the value: `N`.
  package let placeholder: String
  package let summary: String
  /// All that is allowed, where it can be listed.
  package let values: [String]
  package let range: ClosedRange<Int>?
  /// Values worth suggesting where not all can be listed.
  package let suggestions: [String]

  package var isOperand: Bool {
    if case .operand = shape { true } else { false }
  }

  /// With dashes: `--limit` and `-n`; none for an operand.
  package var spellings: [String] {
    isOperand ? [] : ["--\(name)"] + (short.map { ["-\($0)"] } ?? [])
  }

  /// What a wrong value is compared with.
  var known: [String] { values + suggestions }

  /// As it stands before its text in help: `-n, --limit N`.
  package var label: String {
    let letter = short.map { "-\($0), " } ?? ""
    return switch shape {
    case .option: "\(letter)--\(name) \(placeholder)"
    case .flag: "\(letter)--\(name)"
    case .operand(_, let isRepeated): isRepeated ? "\(placeholder)…" : placeholder
    }
  }

  /// As it stands in a usage line: `[--kind song|video]`.
  package var usage: String {
    switch shape {
    case .option: "[--\(name) \(valuesInUsage ?? placeholder)]"
    case .flag: "[--\(name)]"
    case .operand(let isRequired, let isRepeated):
      Self.operandUsage(
        valuesInUsage ?? placeholder, isRequired: isRequired, isRepeated: isRepeated)
    }
  }

  /// The values themselves say more than a placeholder, as long as they are few.
  private var valuesInUsage: String? {
    let joined = values.joined(separator: "|")
    return values.isEmpty || joined.count > 32 ? nil : joined
  }

  private static func operandUsage(_ text: String, isRequired: Bool, isRepeated: Bool) -> String {
    let text = isRepeated ? "\(text)…" : text
    return isRequired ? text : "[\(text)]"
  }
}
