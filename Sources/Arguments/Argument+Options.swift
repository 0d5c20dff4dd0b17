/// Options: a name and a value. A slot that may stay empty has no default to show.
extension Argument {
  /// Any text but the empty one.
  package static func option(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ slot: any WritableKeyPath<Owner, String> & Sendable, _ summary: String
  ) -> Argument {
    Argument(.option, name, short: short, slot, .text(placeholder), summary)
  }

  package static func option(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ slot: any WritableKeyPath<Owner, String?> & Sendable, _ summary: String
  ) -> Argument {
    Argument(.option, name, short: short, slot, Reader.text(placeholder).optional, summary)
  }

  /// A whole number.
  package static func option(
    _ name: String, short: Character? = nil, _ slot: any WritableKeyPath<Owner, Int> & Sendable,
    in range: ClosedRange<Int>? = nil, _ summary: String
  ) -> Argument {
    Argument(.option, name, short: short, slot, .integer(in: range), summary)
  }

  package static func option(
    _ name: String, short: Character? = nil, _ slot: any WritableKeyPath<Owner, Int?> & Sendable,
    in range: ClosedRange<Int>? = nil, _ summary: String
  ) -> Argument {
    Argument(.option, name, short: short, slot, Reader.integer(in: range).optional, summary)
  }

  /// One of a few names, matched exactly.
  package static func option<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String, short: Character? = nil, _ slot: any WritableKeyPath<Owner, Value> & Sendable,
    _ summary: String
  ) -> Argument where Value.RawValue == String {
    Argument(.option, name, short: short, slot, .cases(name.uppercased()), summary)
  }

  package static func option<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String, short: Character? = nil, _ slot: any WritableKeyPath<Owner, Value?> & Sendable,
    _ summary: String
  ) -> Argument where Value.RawValue == String {
    Argument(
      .option, name, short: short, slot, Reader<Value>.cases(name.uppercased()).optional, summary)
  }

  /// A value of the tool's own; `read` gives `nil` for what is none, `showing` writes the default.
  package static func option<Value>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ slot: any WritableKeyPath<Owner, Value> & Sendable, _ summary: String,
    suggesting suggestions: [String] = [],
    showing show: @escaping @Sendable (Value) -> String? = { _ in nil },
    read: @escaping @Sendable (String) -> Value?
  ) -> Argument {
    let reader = Reader(
      placeholder: placeholder, suggestions: suggestions, read: read, show: show)
    return Argument(.option, name, short: short, slot, reader, summary)
  }

  package static func option<Value>(
    _ name: String, short: Character? = nil, _ placeholder: String,
    _ slot: any WritableKeyPath<Owner, Value?> & Sendable, _ summary: String,
    suggesting suggestions: [String] = [],
    read: @escaping @Sendable (String) -> Value?
  ) -> Argument {
    let reader = Reader(
      placeholder: placeholder, suggestions: suggestions, read: read, show: { _ in nil })
    return Argument(.option, name, short: short, slot, reader.optional, summary)
  }
}
