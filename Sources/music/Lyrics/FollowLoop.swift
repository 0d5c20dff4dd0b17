import LyricsKit
import TerminalUI

/// Shows words as they are sung: on a terminal in its whole window, else each line when its time
/// comes.
struct FollowLoop: Sendable {
  let world: World

  /// Until the words end where nobody watches, and else until the person has enough.
  func run(_ start: Follow) async throws -> ExitCode {
    let terminal = world.terminal
    if terminal.output.isTerminal, terminal.canErase, let stage = world.openStage() {
      defer { stage.close() }
      return try await watch(start, on: stage)
    }
    try await write(start, on: world.openClock())
    return .done
  }

  private func watch(_ start: Follow, on stage: Stage) async throws -> ExitCode {
    var follow = start
    var drawn: Text?
    var drawnSize: Terminal.Size?
    while true {
      let time = stage.elapsed().milliseconds
      let size = world.terminal.size() ?? Terminal.Size(columns: 80, rows: 24)
      let screen = follow.screen(at: time, size: size)
      if screen != drawn || size != drawnSize {
        try world.terminal.output.draw(screen, rows: size.rows)
        (drawn, drawnSize) = (screen, size)
      }
      // Often enough to notice a window that changed, and the next second.
      let next = min(follow.next(after: time) ?? .max, time + 200)
      guard let key = try await stage.key(.milliseconds(next)) else { continue }
      guard follow.press(key, at: stage.elapsed().milliseconds) else {
        return key == .interrupt ? .interrupted : .done
      }
    }
  }

  private func write(_ follow: Follow, on stage: Stage) async throws {
    var written = follow.current(at: 0).map { $0 - 1 } ?? -1
    while written < follow.lines.count - 1 {
      let time = stage.elapsed().milliseconds
      let current = follow.current(at: time) ?? -1
      while written < current {
        written += 1
        try world.write(follow.lines[written].text.printable + "\n")
      }
      guard let next = follow.next(after: time) else { return }
      _ = try await stage.key(.milliseconds(next))
    }
  }
}

extension Duration {
  /// Cut, never rounded up: a line must not come before its time.
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
