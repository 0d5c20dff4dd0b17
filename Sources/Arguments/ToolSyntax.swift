/// What can be typed on the tool's command line: the commands, and what stands around them.
package struct ToolSyntax<Command, Globals: Sendable>: Sendable {
  package let name: String
  package let summary: String
  package let commands: [CommandEntry<Command>]
  package let topics: [Topic]
  let details: [String]
  let examples: [Example]
  let options: [Argument<ToolOptions<Globals>>]
  let untouched: ToolOptions<Globals>

  /// `globals` is what holds where no global option is given.
  package init(
    name: String, summary: String, details: [String] = [], examples: [Example] = [],
    commands: [CommandEntry<Command>], topics: [Topic] = [],
    globals: Globals, options: [Argument<Globals>]
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.examples = examples
    self.commands = commands
    self.topics = topics
    self.options = ToolOptions.arguments(options)
    untouched = ToolOptions(globals: globals)
  }

  /// The global options, `--help` and `--version` among them.
  package var declarations: [Declaration] { options.map(\.declaration) }

  var rows: [Help.Row] { options.map { Help.Row($0, of: untouched) } }
}
