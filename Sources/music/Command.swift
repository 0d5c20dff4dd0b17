import Arguments

/// Something that `music` can do.
///
/// A new command is one file in `Commands` and one word in `Music.commands`.
protocol Command: CommandSyntax {
  /// Errors that end the run are thrown; the words for them are in `Failure`.
  func run(in world: World) async throws -> ExitCode
}

extension Command {
  /// What the list of commands knows of it.
  static var entry: CommandEntry<any Command> { CommandEntry(Self.self) { $0 } }
}
