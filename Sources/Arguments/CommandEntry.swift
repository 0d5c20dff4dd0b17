/// A command in the tool's list: its declarations as data, and the way to read it.
///
/// `Command` is the tool's own protocol, `any Command`: it gets back what it put in, without a cast.
package struct CommandEntry<Command>: Sendable {
  package let name: String
  package let summary: String
  package let declarations: [Declaration]
  let details: [String]
  let examples: [Example]
  /// One for each declaration.
  let rows: [Help.Row]
  let read: @Sendable (Scan) throws(ArgumentError) -> Command

  package init<Syntax: CommandSyntax>(
    _ syntax: Syntax.Type, as command: @escaping @Sendable (Syntax) -> Command
  ) {
    name = Syntax.name
    summary = Syntax.summary
    details = Syntax.details
    examples = Syntax.examples
    declarations = Syntax.arguments.map(\.declaration)
    let untouched = Syntax()
    rows = Syntax.arguments.map { Help.Row($0, of: untouched) }
    read = { scan throws(ArgumentError) -> Command in
      var value = Syntax()
      let matches = scan.matches.filter { $0.entry.place == .command }
      if let mistake = Argument.fill(&value, Syntax.arguments, with: matches) {
        throw ArgumentError(mistake)
      }
      try Argument.fill(&value, Syntax.arguments, withOperands: scan.operands)
      try value.validate()
      return command(value)
    }
  }
}
