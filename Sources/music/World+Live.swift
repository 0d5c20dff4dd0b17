import Foundation
import Networking
import TerminalUI

extension World {
  /// The real one: the process's streams, the network, and the hour.
  static var live: World {
    let environment = ProcessInfo.processInfo.environment
    return World(
      http: .live(userAgent: Music.userAgent),
      terminal: .live(environment: environment),
      input: Input(isTerminal: isatty(STDIN_FILENO) == 1, readLine: { Swift.readLine() }),
      clock: .live, random: .live, folders: Folders(environment: environment),
      environment: environment,
      openConsole: Console.controlling, open: .live(environment: environment),
      files: .live)
  }
}
