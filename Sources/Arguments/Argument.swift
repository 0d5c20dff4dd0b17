/// An option, a flag or an operand as a value, and the slot of the command that it fills.
///
/// Parser, help, completions and errors all derive from a list of these.
package struct Argument<Owner>: Sendable {
  package let declaration: Declaration

  /// Fills the slot from the words; gives back the first word that is not a value of it.
  let fill: @Sendable (inout Owner, ArraySlice<String>) -> String?

  /// The value that the slot of an untouched owner has, as it would be typed.
  let initial: @Sendable (Owner) -> String?

  /// What may have been meant by a value that is none; `nil` where its spelling has to tell.
  var meant: (@Sendable (String) -> [String])?

  /// Replaces the guesses by spelling, for values whose names say more than their letters.
  package func suggesting(_ meant: @escaping @Sendable (String) -> [String]) -> Argument {
    var argument = self
    argument.meant = meant
    return argument
  }

  func nearest(to wrong: String) -> [String] {
    meant?(wrong) ?? declaration.known.nearest(to: wrong)
  }

  /// The argument of a part, as an argument of the whole that holds the part.
  package func within<Whole>(
    _ part: any WritableKeyPath<Whole, Owner> & Sendable
  ) -> Argument<Whole> {
    Argument<Whole>(
      declaration: declaration,
      fill: { [fill] whole, words in fill(&whole[keyPath: part], words) },
      initial: { [initial] whole in initial(whole[keyPath: part]) }, meant: meant)
  }
}

extension Argument {
  /// One word for one slot; the last one given wins.
  init<Value>(
    _ shape: Declaration.Shape, _ name: String, short: Character? = nil,
    _ slot: any WritableKeyPath<Owner, Value> & Sendable,
    _ reader: Reader<Value>, _ summary: String
  ) {
    declaration = Declaration(
      shape: shape, name: name, short: short, reader: reader, summary: summary)
    fill = { owner, words in
      for word in words {
        guard let value = reader.read(word) else { return word }
        owner[keyPath: slot] = value
      }
      return nil
    }
    // What must be typed has no default, though its slot holds something before.
    let isRequired = shape == .operand(isRequired: true, isRepeated: false)
    initial = { owner in isRequired ? nil : reader.show(owner[keyPath: slot]) }
  }
}

extension Declaration {
  init<Value>(
    shape: Shape, name: String, short: Character? = nil, reader: Reader<Value>, summary: String
  ) {
    self.init(
      shape: shape, name: name, short: short, placeholder: reader.placeholder, summary: summary,
      values: reader.values, range: reader.range, suggestions: reader.suggestions)
  }
}
