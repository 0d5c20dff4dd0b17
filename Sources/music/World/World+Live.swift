import Foundation
import Networking
import TerminalUI

extension World {
  /// The real one: the process's streams, the network, and the hour.
  static var live: World {
    let environment = ProcessInfo.processInfo.environment
    let terminal = Terminal.live(environment: environment)
    return World(
      http: .live(userAgent: Music.userAgent),
      terminal: terminal,
      input: Input(isTerminal: isatty(STDIN_FILENO) == 1, readLine: { Swift.readLine() }),
      clock: .live, random: .live, folders: Folders(environment: environment),
      environment: environment,
      openConsole: Console.controlling, open: .live(environment: environment),
      files: .live, openStage: { .live(on: terminal.output) }, openClock: { .withoutKeys })
  }
}
