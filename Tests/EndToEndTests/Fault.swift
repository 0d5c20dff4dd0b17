import Foundation
import TestSupport
import Testing

/// A way for a server to fail, and what the process has to end with.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let server: LoopbackServer.Behaviour
  let code: Int32

  init(_ name: String, _ server: LoopbackServer.Behaviour, _ code: Int32) {
    (testDescription, self.server, self.code) = (name, server, code)
  }

  /// A server that is there, and soon done.
  static let quick = [
    Fault("reset", .reset, 69),
    Fault("cut short", .cutShort, 69),
    Fault("garbage in place of a head", .garbage, 69),
    Fault("gone without a word", .bytes(Data()), 69),
    Fault(
      "not the gzip it says it is", .text("[1]", headers: ["Content-Encoding": "gzip"]), 69),
    Fault("endless body", .endless, 65),
    Fault("gzip bomb", .gzipBomb, 65),
    Fault("301 without a place to go", .answer(status: 301), 65),
    Fault("401", .asksForLogin, 65),
    Fault("403, empty", .answer(status: 403), 75),
    Fault("407", .refusesAsProxy(status: 407), 69),
    Fault("418", .text("{}", status: 418), 65),
    Fault("429", .text("slower", status: 429, headers: ["Retry-After": "99"]), 75),
    Fault("429, with an hour", .answer(status: 429, headers: ["Retry-After": "Sun, 06 Nov"]), 75),
    Fault("500, a web page", .webPage(status: 500), 69),
    Fault("503, a web page", .webPage(status: 503), 69),
    Fault("200, a web page", .webPage, 65),
    Fault("200, empty", .answer(), 65),
    Fault("200, blanks", .text(" \r\n\t "), 65),
    Fault("204", .answer(status: 204), 65),
    Fault("200, text", .text("out to lunch"), 65),
    Fault("200, half of JSON", .text(#"{"results": [{"trackId": 1"#), 65),
    Fault("200, other JSON", .text("17"), 65),
    Fault("200, bytes that are no text", .invalidUTF8, 65),
    Fault("200,000 open brackets", .text(String(repeating: "[", count: 200_000)), 65),
    Fault("a redirect in circles", .redirect(to: "?again"), 69),
    Fault("a redirect to a file", .redirect(to: "file:///etc/passwd"), 69),
    Fault("a redirect to another scheme", .redirect(to: "ftp://127.0.0.1/"), 69),
    Fault("a redirect to nonsense", .redirect(to: "http://[\u{1B}[31m\u{202E}"), 69),
    Fault(
      "a redirect to a long place", .redirect(to: "ftp://" + String(repeating: "x", count: 9000)),
      69),
  ]

  /// A server that would take for ever.
  static let slow = [
    Fault("hangs before the head", .hang, 69),
    Fault("hangs in the body", .hangInBody, 69),
    Fault("a byte a second", .drip(Data(repeating: 32, count: 600), every: 1000), 69),
  ]
}

extension LoopbackServer.Behaviour {
  fileprivate static func webPage(status: Int) -> Self {
    .text(
      "<!DOCTYPE html><p>Welcome to this hotel", status: status,
      headers: ["Content-Type": "text/html"])
  }
}
