import Foundation
import Networking
import TerminalUI

extension World {
  /// The world as the global options want it.
  func prepared(for options: GlobalOptions) throws(Failure) -> World {
    var world = self
    let (color, environment) = (options.color, environment)
    world.terminal = terminal.colored(color, environment: environment)
    world.openConsole = { [openConsole] in
      guard var console = openConsole() else { return nil }
      console.stream = console.stream.colored(color, environment: environment)
      return console
    }
    switch (options.replay, options.record) {
    case (.some, .some):
      throw Failure(
        "--replay and --record can't stand together", advice: "leave one of them out", .misuse)
    case (let folder?, nil):
      // Made-up answers pass no other wrapper: nothing of them may last.
      world.http = .replaying(URL(filePath: folder))
    case (nil, let folder?):
      world.http = http.within(.seconds(options.timeout), clock: clock)
        .recording(to: URL(filePath: folder))
    case (nil, nil):
      world.http = http.within(.seconds(options.timeout), clock: clock)
        .showingWaits(on: world.terminal, clock: clock)
    }
    return world
  }
}
