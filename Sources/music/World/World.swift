import Networking
import Playlists
import TerminalUI

/// All that the tool can touch outside itself; a test makes one of fixtures and memory.
struct World: Sendable {
  var http: HTTP
  var terminal: Terminal
  var input: Input
  var clock: Clock
  var random: Random

  /// `nil` where nothing is kept, and no pace is agreed on with other processes.
  var folders: Folders?
  var environment: [String: String]

  /// Opens the terminal that the process belongs to, whatever its streams are; `nil` without one.
  var openConsole: @Sendable () -> Console?
  var open: Open
  var files: Files

  /// Takes over the window for a picture that moves; `nil` where there is no terminal for keys.
  var openStage: @Sendable () -> Stage?

  /// The same time where nobody watches.
  var openClock: @Sendable () -> Stage
  var libraries = LibraryStore.live
}

extension World {
  /// A person who sees the output and can answer; `nil` in a pipe, on either side.
  var console: Console? {
    guard terminal.output.isTerminal, input.isTerminal else { return nil }
    return Console(
      stream: terminal.output,
      size: { [terminal] in terminal.size() ?? Terminal.Size(columns: 80, rows: 24) },
      readLine: input.readLine)
  }

  /// The same where nobody is asked.
  var withoutPerson: World {
    var world = self
    world.input = Input(isTerminal: false, readLine: { nil })
    return world
  }

  /// Puts data where it can be read by the next program.
  func write(_ data: String) throws {
    try terminal.output.write(data)
  }

  func show(_ text: Text) throws {
    try terminal.output.show(text)
  }

  /// Tells a person something that is not data.
  func say(_ message: Text) throws {
    try terminal.errors.show(message)
  }
}
