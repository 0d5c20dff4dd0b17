import Foundation
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPLiveFailureTests {
  typealias Behaviour = LoopbackServer.Behaviour

  let http = HTTP.live(userAgent: "music")

  @Test(
    arguments: [
      (.cutShort, .lost),
      (.reset, .lost),
      (.garbage, .lost),
      (.bytes(Data()), .lost),
      (.answer(headers: ["Content-Encoding": "gzip"], body: Data("[1]".utf8)), .lost),
      (
        .answer(headers: ["Content-Length": "8388609"], body: Data("[".utf8)),
        .tooLarge(limit: 8 << 20)
      ),
      (.endless, .tooLarge(limit: 8 << 20)),
      (.gzipBomb, .tooLarge(limit: 8 << 20)),
      (.refusesAsProxy(status: 407), .proxyRefused(status: 407)),
      (.redirect(to: "/"), .badRedirect(to: "/")),
      (.redirect(to: "file:///etc/passwd"), .badRedirect(to: "file:///etc/passwd")),
      (.redirect(to: "ftp://127.0.0.1/"), .badRedirect(to: "ftp://127.0.0.1/")),
      (.redirect(to: "http://["), .badRedirect(to: "http://[")),
    ] as [(Behaviour, HTTPError.Reason)])
  func `a server that misbehaves is told by how`(
    behaviour: Behaviour, reason: HTTPError.Reason
  ) async {
    await #expect(throws: HTTPError(host: "127.0.0.1", reason)) {
      try await http.answer(of: behaviour)
    }
  }

  @Test(arguments: HTTP.Request.Kind.allCases)
  func `only a cover may be large`(kind: HTTP.Request.Kind) async throws {
    let body = Data(repeating: 0, count: (8 << 20) + 1)
    if kind == .cover {
      #expect(try await http.answer(of: .answer(body: body), to: kind).body == body)
      await #expect(throws: HTTPError(host: "127.0.0.1", .tooLarge(limit: 25 << 20))) {
        try await http.answer(of: .gzipBomb, to: kind)
      }
    } else {
      await #expect(throws: HTTPError(host: "127.0.0.1", .tooLarge(limit: 8 << 20))) {
        try await http.answer(of: .answer(body: body), to: kind)
      }
    }
  }

  @Test func `a server that does not exist, or does not listen, is told apart`() async {
    // A port that nobody listens on, and that no other test is ever given.
    await #expect(throws: HTTPError(host: "127.0.0.1", .refused)) {
      try await http.send(.init(.catalog, "http://127.0.0.1:1/"))
    }
    await #expect(throws: HTTPError(host: "nosuch.invalid", .noSuchHost)) {
      try await http.send(.init(.catalog, "http://nosuch.invalid/"))
    }
  }

  @Test func `a server that does not speak TLS is lost`() async throws {
    let server = try LoopbackServer()
    defer { server.close() }
    await #expect(throws: HTTPError(host: "127.0.0.1", .lost)) {
      try await http.send(.init(.catalog, "https://127.0.0.1:\(server.port)/"))
    }
  }

  @Test(arguments: [5, 6])
  func `five redirects are followed, and no sixth`(count: Int) async throws {
    let hops = (1...count).map {
      ("/\($0)", Behaviour.redirect(to: $0 == count ? "/end" : "\($0 + 1)"))
    }
    let server = try LoopbackServer(
      Dictionary(uniqueKeysWithValues: hops + [("/end", .text("[]"))]))
    defer { server.close() }
    let request = HTTP.Request(.catalog, server.address + "/1")
    if count == 5 {
      #expect(try await http.send(request).status == 200)
    } else {
      await #expect(throws: HTTPError(host: "127.0.0.1", .badRedirect(to: "/end"))) {
        try await http.send(request)
      }
    }
    #expect(server.requests.count == 6)
    #expect(Set(server.requests.map { $0.headers["user-agent"] }).count == 1)
  }

  @Test(arguments: [.hang, .hangInBody] as [Behaviour])
  func `a cancelled request returns, however many there are`(behaviour: Behaviour) async throws {
    let server = try LoopbackServer(otherwise: behaviour)
    defer { server.close() }
    let requests = (1...6).map { number in
      Task { try await http.send(.init(.catalog, server.address + "/\(number)")) }
    }
    for await _ in server.arrivals.prefix(6) {}
    requests.forEach { $0.cancel() }
    for request in requests {
      await #expect(throws: CancellationError.self) { try await request.value }
    }
  }

  @Test func `a request of a cancelled task is not sent`() async throws {
    let server = try LoopbackServer(otherwise: .hang)
    defer { server.close() }
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await http.send(.init(.catalog, server.address))
    }
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(server.requests.isEmpty)
  }
}
