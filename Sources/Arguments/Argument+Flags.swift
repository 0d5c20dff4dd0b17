/// Flags: a name alone, which sets its slot to one value.
extension Argument {
  package static func flag(
    _ name: String, short: Character? = nil, _ slot: any WritableKeyPath<Owner, Bool> & Sendable,
    _ summary: String
  ) -> Argument {
    flag(name, short: short, slot, true, summary)
  }

  /// Short for an option with this value, or the way to turn something off.
  package static func flag<Value: Sendable>(
    _ name: String, short: Character? = nil, _ slot: any WritableKeyPath<Owner, Value> & Sendable,
    _ value: Value, _ summary: String
  ) -> Argument {
    Argument(
      declaration: Declaration(
        shape: .flag, name: name, short: short, placeholder: "", summary: summary, values: [],
        range: nil, suggestions: []),
      fill: { owner, _ in
        owner[keyPath: slot] = value
        return nil
      },
      initial: { _ in nil })
  }
}
