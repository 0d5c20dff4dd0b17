/// What the words of a command line ask for.
package struct Parsed<Command, Globals> {
  package enum Wish {
    /// No command was named.
    case nothing
    case run(Command)
    case help(Help)
    /// Help on something that is not a command, by its name.
    case topic(String)
    case version
  }

  /// All global options that could be read, even where the wish failed: the failure is shown by them.
  package let globals: Globals
  package let wish: Result<Wish, ArgumentError>
}
