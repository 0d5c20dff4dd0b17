import Foundation
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPLiveTests {
  typealias Behaviour = LoopbackServer.Behaviour

  let http = HTTP.live(userAgent: "music/1.0 (https://example.org/music)")

  // MARK: What is asked

  @Test func `a request says who asks, takes gzip, and has nothing of the person`() async throws {
    let server = try LoopbackServer(otherwise: .text("{}", headers: ["Set-Cookie": "id=1"]))
    defer { server.close() }
    for _ in 1...2 { _ = try await http.send(.init(.catalog, server.address + "/search")) }
    let last = try #require(server.requests.last)
    #expect(last.method == "GET")
    #expect(last.headers["user-agent"] == "music/1.0 (https://example.org/music)")
    #expect(last.headers["accept-encoding"]?.contains("gzip") == true)
    #expect(last.headers["cookie"] == nil)
    #expect(last.headers["authorization"] == nil)
  }

  @Test func `a query arrives as it was typed`() async throws {
    let server = try LoopbackServer(otherwise: .text("{}"))
    defer { server.close() }
    let query: KeyValuePairs<String, String?> = ["term": "AC/DC + B&W?", "limit": "5"]
    _ = try await http.send(.init(.catalog, server.address + "/search", query: query))
    #expect(server.requests.map(\.target) == ["/search?term=AC%2FDC+%2B+B%26W%3F&limit=5"])
  }

  @Test(arguments: [
    "", "itunes.apple.com", "ftp://127.0.0.1/a", "file:///etc/passwd", "http://", "/",
  ])
  func `what is no web address is not asked`(address: String) async {
    await #expect { try await http.send(.init(.catalog, address)) } throws: {
      ($0 as? HTTPError)?.reason == .notAnAddress
    }
  }

  // MARK: What is answered

  @Test(
    arguments: [
      (.text("[1]", status: 404), 404, "[1]"),
      (.text("", status: 403), 403, ""),
      (.text("busy", status: 503), 503, "busy"),
      (.answer(), 200, ""),
      (.answer(status: 302), 302, ""),
      (.webPage, 200, "<!DOCTYPE html><p>Welcome to this hotel"),
      (.asksForLogin, 401, "who are you"),
      (.drip(Data("[1, 2]".utf8), every: 1), 200, "[1, 2]"),
    ] as [(Behaviour, Int, String)])
  func `any whole answer is an answer`(behaviour: Behaviour, status: Int, body: String) async throws
  {
    let response = try await answer(behaviour)
    #expect(response.status == status)
    #expect(String(decoding: response.body, as: UTF8.self) == body)
  }

  @Test func `bytes that are no text come as they are`() async throws {
    #expect(try await answer(.invalidUTF8).body == Data([0x7B, 0x22, 0xC3, 0x28, 0xFF, 0x22]))
  }

  @Test func `headers have lower-case names`() async throws {
    let response = try await answer(.text("", status: 429, headers: ["Retry-After": "30"]))
    #expect(response.headers["retry-after"] == "30")
  }

  @Test func `a compressed body is decoded`() async throws {
    let compressed = try #require(
      Data(base64Encoded: "H4sIAAAAAAACA6tWKs8vSilWslJKLzq85/D8VKVaAB+L2iATAAAA"))
    let response = try await answer(
      .answer(headers: ["Content-Encoding": "gzip"], body: compressed))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"words":"grüße"}"#)
  }

  // MARK: What is no answer

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
      (.answer(status: 407), .proxyRefused(status: 407)),
      (.redirect(to: "/"), .badRedirect(to: "/")),
      (.redirect(to: "file:///etc/passwd"), .badRedirect(to: "file:///etc/passwd")),
      (.redirect(to: "ftp://127.0.0.1/"), .badRedirect(to: "ftp://127.0.0.1/")),
      (.redirect(to: "http://["), .badRedirect(to: "http://[")),
    ] as [(Behaviour, HTTPError.Reason)])
  func `a server that misbehaves is told by how`(
    behaviour: Behaviour, reason: HTTPError.Reason
  ) async {
    await #expect(throws: HTTPError(host: "127.0.0.1", reason)) { try await answer(behaviour) }
  }

  @Test(arguments: HTTP.Request.Kind.allCases)
  func `only a cover may be large`(kind: HTTP.Request.Kind) async throws {
    let body = Data(repeating: 0, count: (8 << 20) + 1)
    if kind == .cover {
      #expect(try await answer(.answer(body: body), to: kind).body == body)
      await #expect(throws: HTTPError(host: "127.0.0.1", .tooLarge(limit: 25 << 20))) {
        try await answer(.gzipBomb, to: kind)
      }
    } else {
      await #expect(throws: HTTPError(host: "127.0.0.1", .tooLarge(limit: 8 << 20))) {
        try await answer(.answer(body: body), to: kind)
      }
    }
  }

  @Test func `a server that does not exist, or does not listen, is told apart`() async throws {
    let server = try LoopbackServer()
    server.close()
    await #expect(throws: HTTPError(host: "127.0.0.1", .refused)) {
      try await http.send(.init(.catalog, server.address))
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

  // MARK: Redirects

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

  // MARK: Cancelling

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

  private func answer(
    _ behaviour: Behaviour, to kind: HTTP.Request.Kind = .catalog
  ) async throws -> HTTP.Response {
    let server = try LoopbackServer(otherwise: behaviour)
    defer { server.close() }
    return try await http.send(.init(kind, server.address + "/"))
  }
}
