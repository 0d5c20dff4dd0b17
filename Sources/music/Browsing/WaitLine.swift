import Networking
import Synchronization
import TerminalUI

/// A line that says what is waited for, and that is gone when the wait is over.
final class WaitLine: Sendable {
  private enum State {
    case unseen
    case shown
    case over
  }

  /// Whether another line tells a person what goes on.
  @TaskLocal static var isQuiet = false

  private let terminal: Terminal
  private let state = Mutex(State.unseen)

  init(on terminal: Terminal) {
    self.terminal = terminal
  }

  /// Shows the text in place of what was there, or wipes it away.
  ///
  /// Does nothing when the wait is over already, as it may be between waking and writing.
  func show(_ text: String?) {
    guard terminal.errors.isTerminal, terminal.canErase else { return }
    state.withLock { state in
      guard state != .over, text != nil || state == .shown else { return }
      let erasure = state == .shown ? Terminal.eraseLine : ""
      state = text == nil ? .unseen : .shown
      let width = (terminal.size()?.columns ?? 80) - 1
      // A message that can't be written is not worth losing the answer for.
      try? terminal.errors.write(erasure + Line(text ?? "").plain.cut(to: width))
    }
  }

  func end() {
    show(nil)
    state.withLock { $0 = .over }
  }
}

extension HTTP {
  /// Tells a person at a terminal which server is waited for, once it takes longer than a blink.
  func showingWaits(on terminal: Terminal, clock: Clock) -> HTTP {
    guard terminal.errors.isTerminal, terminal.canErase else { return self }
    return HTTP { request in
      if WaitLine.isQuiet { return try await self.send(request) }
      // Covers come by the dozen, and have a count of their own.
      guard request.kind != .cover else { return try await send(request) }
      let line = WaitLine(on: terminal)
      defer { line.end() }
      return try await withThrowingTaskGroup(of: Response?.self) { group in
        group.addTask { try await self.send(request) }
        group.addTask {
          try await clock.sleep(.milliseconds(150))
          line.show("Waiting for \(request.host) …")
          return nil
        }
        defer { group.cancelAll() }
        while let finished = try await group.next() {
          if let response = finished { return response }
        }
        throw CancellationError()
      }
    }
  }
}
