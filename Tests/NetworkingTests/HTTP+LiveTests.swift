import Foundation
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPLiveTests {
  typealias Behaviour = LoopbackServer.Behaviour

  let http = HTTP.live(userAgent: "music/1.0 (https://example.org/music)")

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
    let response = try await http.answer(of: behaviour)
    #expect(response.status == status)
    #expect(String(decoding: response.body, as: UTF8.self) == body)
  }

  @Test func `bytes that are no text come as they are`() async throws {
    #expect(
      try await http.answer(of: .invalidUTF8).body == Data([0x7B, 0x22, 0xC3, 0x28, 0xFF, 0x22]))
  }

  @Test func `headers have lower-case names`() async throws {
    let response = try await http.answer(of: .text("", status: 429, headers: ["Retry-After": "30"]))
    #expect(response.headers["retry-after"] == "30")
  }

  @Test func `a compressed body is decoded`() async throws {
    let compressed = try #require(
      Data(base64Encoded: "H4sIAAAAAAACA6tWKs8vSilWslJKLzq85/D8VKVaAB+L2iATAAAA"))
    let response = try await http.answer(
      of: .answer(headers: ["Content-Encoding": "gzip"], body: compressed))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"words":"grüße"}"#)
  }
}
