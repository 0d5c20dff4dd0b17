import Foundation
import Networking
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPDeadlineTests {
  let request = HTTP.Request(.catalog, "https://music.invalid/a", query: ["term": "secret"])

  @Test(
    arguments: [.hang, .hangInBody, .drip(Data(count: 100), every: 20)]
      as [LoopbackServer.Behaviour])
  func `a slow server is left at the deadline`(behaviour: LoopbackServer.Behaviour) async throws {
    let server = try LoopbackServer(otherwise: behaviour)
    defer { server.close() }
    let limit = Duration.milliseconds(200)
    let http = HTTP.live(userAgent: "music").within(limit, clock: .live)
    await #expect(throws: HTTPError(host: "127.0.0.1", .timedOut(after: limit))) {
      try await http.send(.init(.catalog, server.address))
    }
  }

  @Test func `at the deadline the request is cancelled`() async {
    let wasCancelled = Mutex(false)
    let endless = HTTP { _ in
      try await withTaskCancellationHandler(operation: forever) {
        wasCancelled.withLock { $0 = true }
      }
    }
    let http = endless.within(.seconds(15), clock: Clock(now: Date.init, sleep: { _ in }))
    await #expect(throws: HTTPError(host: "music.invalid", .timedOut(after: .seconds(15)))) {
      try await http.send(request)
    }
    #expect(wasCancelled.withLock { $0 })
  }

  @Test func `an answer in time comes through, and the clock stops`() async throws {
    let http = HTTP { _ in .init("[]") }.within(.seconds(3600), clock: .live)
    #expect(try await http.send(request) == .init("[]"))
  }

  @Test func `a failure in time comes through`() async {
    let failure = HTTPError(host: "music.invalid", .lost)
    let http = HTTP { _ in throw failure }.within(.seconds(3600), clock: .live)
    await #expect(throws: failure) { try await http.send(request) }
  }

  @Test func `who stops waiting gets no time-out`() async throws {
    let server = try LoopbackServer(otherwise: .hang)
    defer { server.close() }
    let http = HTTP.live(userAgent: "music").within(.seconds(3600), clock: .live)
    let sent = Task { try await http.send(.init(.catalog, server.address)) }
    for await _ in server.arrivals.prefix(1) {}
    sent.cancel()
    await #expect(throws: CancellationError.self) { try await sent.value }
  }
}

/// Ends only by cancellation.
@Sendable private func forever() async throws -> HTTP.Response {
  try await waitUntilCancelled()
  throw HTTPError(host: "", .lost)
}
