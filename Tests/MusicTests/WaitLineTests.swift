import Foundation
import Networking
import Synchronization
import TerminalUI
import Testing
import TestSupport

@testable import music

struct WaitLineTests {
  /// Runs one request; `sleep` decides when the blink is over, `answer` when the server is ready.
  private func written(
    isTerminal: Bool = true, canErase: Bool = true,
    answer: @escaping @Sendable (AsyncStream<String>) async -> Void,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async throws -> [String] {
    let (shown, continuation) = AsyncStream.makeStream(of: String.self)
    let pieces = Mutex<[String]>([])
    let stream = OutputStream(isTerminal: isTerminal) { piece in
      pieces.withLock { $0.append(piece) }
      continuation.yield(piece)
    }
    let terminal = Terminal(
      output: stream, errors: stream, size: { .init(columns: 20, rows: 5) }, canErase: canErase)
    let http = HTTP { _ in
      await answer(shown)
      return HTTP.Response("{}")
    }
    let clock = Clock(now: { Date(timeIntervalSince1970: 0) }, sleep: sleep)
    _ = try await http.showingWaits(on: terminal, clock: clock)
      .send(HTTP.Request(.catalog, "https://itunes.apple.com/search"))
    return pieces.withLock(\.self)
  }

  @Test func `a long wait is named on one line, cut to the window, and wiped away`() async throws {
    let pieces = try await written(
      answer: { shown in
        var shown = shown.makeAsyncIterator()
        _ = await shown.next()
      }, sleep: { _ in })
    #expect(pieces == ["Waiting for itunes…", "\r\u{1B}[K"])
  }

  @Test func `a short wait is not worth a line`() async throws {
    let pieces = try await written(
      answer: { _ in }, sleep: { _ in try await waitUntilCancelled() })
    #expect(pieces == [])
  }

  @Test(arguments: [(false, true), (true, false)])
  func `where nobody watches, or nothing can be erased, nothing is written`(
    isTerminal: Bool, canErase: Bool
  ) async throws {
    let pieces = try await written(
      isTerminal: isTerminal, canErase: canErase, answer: { _ in }, sleep: { _ in })
    #expect(pieces == [])
  }
}
