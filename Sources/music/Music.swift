import Arguments
import Foundation
import Networking
import TerminalUI

/// The tool: words in, an exit code out.
@main
enum Music {
  static let version = "0.1.0"

  /// Servers like to know who asks.
  static let userAgent = "music/\(version) (command-line catalog and lyrics client)"

  static let commands: [any Command.Type] = [
    SearchCommand.self, LyricsCommand.self, ArtistCommand.self, AlbumCommand.self, TopCommand.self,
    PlaylistsCommand.self, OpenCommand.self, PickCommand.self, CacheCommand.self,
  ]

  static let syntax = ToolSyntax(
    name: "music",
    summary: "Search Apple's music catalog and read the words of songs",
    details: ["Without a command, music asks what to look for."],
    examples: [
      Example("music search tom waits", "pick from a list, read the words"),
      Example("music lyrics 285283141", "the words of one track"),
      Example("music search tom waits | music pick | music lyrics", "the same as a pipe"),
    ],
    commands: commands.map { $0.entry }, topics: HelpTopic.allCases.map(\.topic),
    globals: GlobalOptions(),
    options: GlobalOptions.arguments)

  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst()), in: .live).rawValue)
  }

  /// Runs one command line, without a process: never throws, never exits.
  static func run(_ words: [String], in world: World) async -> ExitCode {
    let parsed = syntax.parse(words)
    let terminal = world.terminal.colored(parsed.globals.color, environment: world.environment)
    do {
      let world = try world.prepared(for: parsed.globals)
      return try await grant(parsed.wish.get(), in: world)
    } catch OutputError.closedPipe {
      // The reader has seen enough, as `head` does.
      return .done
    } catch {
      let failure = Failure(error)
      try? terminal.errors.show(failure.text(width: terminal.messageWidth))
      return failure.code
    }
  }

  private static func grant(
    _ wish: Parsed<any Command, GlobalOptions>.Wish, in world: World
  ) async throws -> ExitCode {
    switch wish {
    case .run(let command): return try await command.run(in: world)
    case .help(let help): try world.show(HelpPage(help).text(width: world.terminal.pageWidth))
    case .topic(let name):
      try HelpTopic(rawValue: name).map { try world.show($0.page(width: world.terminal.pageWidth)) }
    case .version: try world.write("music \(version)\n")
    case .nothing: return try await SearchSession().run(in: world)
    }
    return .done
  }
}
