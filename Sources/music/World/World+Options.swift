import Arguments
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
    world.http = try world.http(for: options)
    return world
  }

  private func http(for options: GlobalOptions) throws(Failure) -> HTTP {
    let timeout = Duration.seconds(options.timeout)
    try refuse(options.isOffline, "--offline", options.isFresh, "--fresh")
    try refuse(options.replay != nil, "--replay", options.record != nil, "--record")
    if let folder = options.replay {
      // Made-up answers pass no other wrapper: nothing of them may last.
      return .replaying(URL(filePath: folder))
    }
    if let folder = options.record {
      return http.within(timeout, clock: clock).recording(to: URL(filePath: folder))
    }
    guard let folders else {
      return http.showingWaits(on: terminal, clock: clock).within(timeout, clock: clock)
    }
    let mode: Cache.Mode = options.isOffline ? .offline : options.isFresh ? .fresh : .normal
    return try mannerly(mode, timeout: timeout, in: folders)
  }

  private func refuse(
    _ one: Bool, _ name: String, _ other: Bool, _ otherName: String
  ) throws(Failure) {
    guard one, other else { return }
    throw Failure(ArgumentError.conflict(name, otherName))
  }
}
