extension Argument {
  /// Fills what the options name; all that is right is filled, the first that is wrong given back.
  static func fill(
    _ owner: inout Owner, _ arguments: [Argument], with matches: [Scan.Match]
  ) -> ArgumentError.Reason? {
    var mistake: ArgumentError.Reason?
    for match in matches {
      let argument = arguments[match.entry.index]
      guard let wrong = argument.fill(&owner, match.value), mistake == nil else { continue }
      mistake = .invalidValue(
        wrong, option: match.option, match.entry.row,
        nearest: argument.nearest(to: wrong))
    }
    return mistake
  }

  /// Gives each operand its word, in order, and the last of them all that is left.
  static func fill(
    _ owner: inout Owner, _ arguments: [Argument], withOperands words: [String]
  ) throws(ArgumentError) {
    var rest = words[...]
    let untouched = owner
    for argument in arguments {
      guard case .operand(let isRequired, let isRepeated) = argument.declaration.shape else {
        continue
      }
      let row = Help.Row(argument, of: untouched)
      let taken = isRepeated ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if taken.isEmpty {
        if isRequired { throw ArgumentError(.missingOperand(row)) }
        continue
      }
      if taken.contains(where: \.isBlank) { throw ArgumentError(.emptyOperand(row)) }
      if let wrong = argument.fill(&owner, taken) {
        throw ArgumentError(
          .invalidOperand(
            wrong, row, nearest: argument.nearest(to: wrong)))
      }
    }
    if !rest.isEmpty { throw ArgumentError(.unexpectedOperands(Array(rest))) }
  }
}
