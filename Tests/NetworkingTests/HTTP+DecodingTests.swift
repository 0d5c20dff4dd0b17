import Foundation
import Networking
import TestSupport
import Testing

struct HTTPDecodingTests {
  let request = HTTP.Request(.catalog, "https://itunes.apple.com/search", query: ["term": "secret"])

  @Test(arguments: [200, 204, 302, 304, 400, 401, 404, 410])
  func `a status that says something is an answer`(status: Int) async throws {
    let response = HTTP.Response(status: status, "")
    #expect(try await HTTP { _ in response }.answer(to: request) == response)
  }

  @Test(
    arguments: [
      (403, nil, .tooManyRequests(retryAfter: nil)),
      (403, "5", .tooManyRequests(retryAfter: 5)),
      (429, "120", .tooManyRequests(retryAfter: 120)),
      (429, "-1", .tooManyRequests(retryAfter: nil)),
      (429, "soon", .tooManyRequests(retryAfter: nil)),
      (500, nil, .status(500)),
      (503, "30", .status(503)),
      (599, nil, .status(599)),
    ] as [(Int, String?, HTTPError.Reason)])
  func `a status that means "not now" is an error`(
    status: Int, wait: String?, reason: HTTPError.Reason
  ) async {
    let response = HTTP.Response(
      status: status, headers: wait.map { ["retry-after": $0] } ?? [:], "")
    await #expect(throws: HTTPError(host: "itunes.apple.com", reason)) {
      try await HTTP { _ in response }.answer(to: request)
    }
  }

  @Test func `a body is decoded`() throws {
    #expect(try HTTP.Response(" [1, 2]\n").decoded(as: [Int].self, answering: request) == [1, 2])
  }

  @Test(
    arguments: [
      ("", .empty),
      (" \r\n\t", .empty),
      ("<!DOCTYPE html>", .webPage),
      ("\n <html>", .webPage),
      ("\u{FEFF}<html>", .webPage),
      ("{}", .nonsense(offset: nil)),
      (#"["one"]"#, .nonsense(offset: nil)),
    ] as [(String, HTTPError.Reason)])
  func `a body that is no such value is told by what it is`(
    body: String, reason: HTTPError.Reason
  ) {
    #expect(throws: HTTPError(host: "itunes.apple.com", reason)) {
      try HTTP.Response(body).decoded(as: [Int].self, answering: request)
    }
  }
}
