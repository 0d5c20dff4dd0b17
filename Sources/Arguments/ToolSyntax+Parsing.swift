extension ToolSyntax {
  /// Reads the words after the tool's own name.
  package func parse(_ words: [String]) -> Parsed<Command, Globals> {
    // An option may stand before its command, so all commands' options count until one is found.
    let start = Scan(words, table: table(of: commands), upToOperand: true)
    var rest = words
    let name = start.firstOperand.map { rest.remove(at: $0) }
    let command = commands.first { $0.name == name }
    let scan = Scan(rest, table: table(of: command.map { [$0] } ?? []))
    var tool = untouched
    let wrongValue = Argument.fill(
      &tool, options, with: scan.matches.filter { $0.entry.place == .tool })
    // What follows an unknown command may be right for the one that was meant.
    let isUnknown = name != nil && name != "help" && command == nil
    let mistake = isUnknown ? start.mistake : scan.mistake ?? wrongValue

    let wish: Result<Parsed<Command, Globals>.Wish, ArgumentError>
    do throws(ArgumentError) {
      wish = .success(try self.wish(name, command, scan, tool, mistake))
    } catch {
      var error = error
      error.command = command?.name ?? (name == "help" ? name : nil)
      wish = .failure(error)
    }
    return Parsed(globals: tool.globals, wish: wish)
  }

  private func wish(
    _ name: String?, _ command: CommandEntry<Command>?, _ scan: Scan,
    _ tool: ToolOptions<Globals>, _ mistake: ArgumentError.Reason?
  ) throws(ArgumentError) -> Parsed<Command, Globals>.Wish {
    if tool.wantsVersion, !tool.wantsHelp { return .version }
    if tool.wantsHelp {
      if let command { return .help(help(on: command)) }
      // After a mistake the word may have been meant as a value, not as a command.
      if name == nil || name != "help" && mistake != nil { return .help(help) }
    } else if let mistake {
      throw ArgumentError(mistake)
    }
    guard let name else { return .nothing }
    if let command { return .run(try command.read(scan)) }
    if name == "help" { return try helpWish(on: scan.operands, asked: tool.wantsHelp) }
    let known = commands.map(\.name) + ["help"]
    throw ArgumentError(.unknownCommand(name, nearest: known.nearest(to: name)))
  }

  private func helpWish(
    on words: [String], asked: Bool
  ) throws(ArgumentError) -> Parsed<Command, Globals>.Wish {
    guard let subject = words.first else { return .help(asked ? helpOnHelp : help) }
    if words.count > 1 { throw ArgumentError(.unexpectedOperands(Array(words.dropFirst()))) }
    if let help = help(on: subject) { return .help(help) }
    if topics.contains(where: { $0.name == subject }) { return .topic(subject) }
    let known = commands.map(\.name) + topics.map(\.name) + ["help"]
    throw ArgumentError(.unknownTopic(subject, nearest: known.nearest(to: subject)))
  }

  private func table(of commands: [CommandEntry<Command>]) -> OptionTable {
    var table = OptionTable()
    for command in commands {
      table.add(command.declarations, rows: command.rows, at: .command)
    }
    table.add(declarations, rows: rows, at: .tool)
    for command in self.commands {
      table.addElsewhere(command.name, command.declarations)
    }
    return table
  }
}
