extension ToolSyntax {
  /// Of the tool as a whole.
  package var help: Help {
    Help(
      name: name, summary: summary, usage: [name, "[OPTIONS]", "COMMAND", "[ARGUMENTS]"],
      details: details,
      sections: [
        Help.Section(.commands, commandRows), Help.Section(.globalOptions, rows),
        Help.Section(.topics, topicRows),
      ].compactMap(\.self),
      examples: examples)
  }

  /// Of each command in the order of the list, for a manual page or a table of commands.
  package var commandHelps: [Help] { commands.map { help(on: $0) } + [helpOnHelp] }

  /// Of the command with this name, if there is one.
  package func help(on name: String) -> Help? {
    if name == "help" { return helpOnHelp }
    return commands.first { $0.name == name }.map { help(on: $0) }
  }

  func help(on command: CommandEntry<Command>) -> Help {
    let all = Array(zip(command.declarations, command.rows))
    let operands = all.filter(\.0.isOperand)
    let options = all.filter { !$0.0.isOperand }
    return Help(
      name: "\(name) \(command.name)", summary: command.summary,
      usage: ["\(name) \(command.name)"] + (operands + options).map(\.0.usage),
      details: command.details,
      sections: [
        Help.Section(.operands, operands.map(\.1)),
        Help.Section(.options, options.map(\.1)),
        Help.Section(.globalOptions, rows),
      ].compactMap(\.self),
      examples: command.examples)
  }

  var helpOnHelp: Help {
    Help(
      name: "\(name) help", summary: Self.helpSummary,
      usage: ["\(name) help", topics.isEmpty ? "[COMMAND]" : "[COMMAND|TOPIC]"], details: [],
      sections: [
        Help.Section(.commands, commandRows), Help.Section(.topics, topicRows),
        Help.Section(.globalOptions, rows),
      ].compactMap(\.self),
      examples: commands.prefix(1).map {
        Example("\(name) help \($0.name)", "see what \($0.name) takes")
      })
  }

  private var commandRows: [Help.Row] {
    commands.map { Help.Row(label: $0.name, text: $0.summary) }
      + [Help.Row(label: "help", text: Self.helpSummary)]
  }

  private var topicRows: [Help.Row] {
    topics.map { Help.Row(label: $0.name, text: $0.summary) }
  }

  private static var helpSummary: String { "Show how to use a command" }
}
