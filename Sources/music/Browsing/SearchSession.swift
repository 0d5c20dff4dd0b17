import Arguments
import ITunes
import TerminalUI

/// `music` alone: asks for words, shows what there is, and comes back to ask for more.
struct SearchSession: Sendable {
  func run(in world: World) async throws -> ExitCode {
    guard let console = world.console else {
      try world.show(HelpPage(Music.syntax.help).text(width: world.terminal.pageWidth))
      return .done
    }
    let back = Picker.Key("b", "back", help: "goes back, to look for something else")
    while let words = try console.ask("Search (Enter leaves): ") {
      guard !words.allSatisfy(\.isWhitespace) else { return .done }
      var search = SearchCommand()
      search.words = [words]
      do {
        let ending = try await search.browse(in: world, on: console, keys: [back])
        if ending == .left { return .done }
      } catch let error as OutputError {
        throw error
      } catch {
        try world.say(Failure(error))
      }
    }
    return .done
  }
}
