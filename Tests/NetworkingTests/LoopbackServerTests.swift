import Foundation
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LoopbackServerTests {
  @Test func `each path has its own behaviour, in turn`() async throws {
    let server = try LoopbackServer([
      "/a": .inTurn([.text("first"), .text("second")]), "/b": .text("b"),
    ])
    defer { server.close() }
    var bodies: [String] = []
    for path in ["/a", "/b?x=1", "/a", "/a", "/c"] {
      let response = try await HTTP.live(userAgent: "music").send(
        .init(.catalog, server.address + path))
      bodies.append("\(response.status) \(String(decoding: response.body, as: UTF8.self))")
    }
    #expect(bodies == ["200 first", "200 b", "200 second", "200 second", "404 "])
    #expect(server.requests.map(\.path) == ["/a", "/b", "/a", "/a", "/c"])
  }

  @Test func `closing ends those who wait, and may be done twice`() async throws {
    let server = try LoopbackServer(otherwise: .hang)
    let request = Task {
      try await HTTP.live(userAgent: "music").send(.init(.catalog, server.address))
    }
    for await _ in server.arrivals.prefix(1) {}
    server.close()
    server.close()
    await #expect(throws: HTTPError(host: "127.0.0.1", .lost)) { try await request.value }
  }
}
