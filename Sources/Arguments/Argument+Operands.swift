/// Operands: words that stand for themselves, in the order they are declared.
///
/// One with an optional slot may be left out; the ones of a list take all that is left.
extension Argument {
  package static func word(
    _ name: String, _ slot: any WritableKeyPath<Owner, String> & Sendable, _ summary: String
  ) -> Argument {
    Argument(.one, name, slot, .text(name.uppercased()), summary)
  }

  package static func word(
    _ name: String, _ slot: any WritableKeyPath<Owner, String?> & Sendable, _ summary: String
  ) -> Argument {
    Argument(.oneOrNone, name, slot, Reader.text(name.uppercased()).optional, summary)
  }

  /// One of a few names, matched exactly.
  package static func word<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String, _ slot: any WritableKeyPath<Owner, Value> & Sendable, _ summary: String
  ) -> Argument where Value.RawValue == String {
    Argument(.one, name, slot, .cases(name.uppercased()), summary)
  }

  package static func word<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String, _ slot: any WritableKeyPath<Owner, Value?> & Sendable, _ summary: String
  ) -> Argument where Value.RawValue == String {
    Argument(.oneOrNone, name, slot, Reader<Value>.cases(name.uppercased()).optional, summary)
  }

  /// A value of the tool's own; `read` gives `nil` for what is none.
  package static func word<Value>(
    _ name: String, _ slot: any WritableKeyPath<Owner, Value> & Sendable, _ summary: String,
    suggesting suggestions: [String] = [], read: @escaping @Sendable (String) -> Value?
  ) -> Argument {
    let reader = Reader(
      placeholder: name.uppercased(), suggestions: suggestions, read: read, show: { _ in nil })
    return Argument(.one, name, slot, reader, summary)
  }

  package static func word<Value>(
    _ name: String, _ slot: any WritableKeyPath<Owner, Value?> & Sendable, _ summary: String,
    suggesting suggestions: [String] = [], read: @escaping @Sendable (String) -> Value?
  ) -> Argument {
    let reader = Reader(
      placeholder: name.uppercased(), suggestions: suggestions, read: read, show: { _ in nil })
    return Argument(.oneOrNone, name, slot, reader.optional, summary)
  }

  package static func words(
    _ name: String, _ slot: any WritableKeyPath<Owner, [String]> & Sendable,
    required: Bool = true, _ summary: String
  ) -> Argument {
    words(name, slot, required: required, summary) { $0 }
  }

  package static func words<Value>(
    _ name: String, _ slot: any WritableKeyPath<Owner, [Value]> & Sendable,
    required: Bool = true, _ summary: String, read: @escaping @Sendable (String) -> Value?
  ) -> Argument {
    let reader = Reader<Value>(placeholder: name.uppercased(), read: read, show: { _ in nil })
    return Argument(
      declaration: Declaration(
        shape: .operand(isRequired: required, isRepeated: true), name: name, reader: reader,
        summary: summary),
      fill: { owner, words in
        var values: [Value] = []
        for word in words {
          guard let value = read(word) else { return word }
          values.append(value)
        }
        owner[keyPath: slot] = values
        return nil
      },
      initial: { _ in nil })
  }
}

extension Declaration.Shape {
  fileprivate static let one = Self.operand(isRequired: true, isRepeated: false)
  fileprivate static let oneOrNone = Self.operand(isRequired: false, isRepeated: false)
}
