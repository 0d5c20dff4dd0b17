import Foundation
import TestSupport
import Testing

@testable import Networking

struct RecordedAnswerTests {
  @Test(
    arguments: [
      .init("[]"),
      .init(""),
      .init("\n\nHTTP/1.1 404\n\n"),
      .init(status: 404, ""),
      .init(status: 404, "\n\r\n\nbody\n\n"),
      .init(status: 429, headers: ["retry-after": "30"], "slow: down"),
      .init(status: 500, headers: ["retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"], ""),
      .init(status: 404, body: Data([0xFF, 0, 0x0A, 0x0A, 0xD8])),
    ] as [HTTP.Response])
  func `an answer survives its file`(response: HTTP.Response) {
    #expect(RecordedAnswer(response).response == response)
  }

  @Test func `a message is one that a person would write`() {
    let response = HTTP.Response(
      status: 429, headers: ["retry-after": "30", "set-cookie": "id=1"], "no")
    #expect(
      RecordedAnswer(response) == .message(Data("HTTP/1.1 429\nretry-after: 30\n\nno".utf8)))
  }

  @Test(
    arguments: [
      ("HTTP/1.1 403", .init(status: 403, "")),
      ("HTTP/1.1 403 Forbidden\n", .init(status: 403, "")),
      (
        "HTTP/2 404\r\nA: b\r\na:c\r\n\r\n{}\n\n",
        .init(status: 404, headers: ["a": "b, c"], "{}\n\n")
      ),
      (
        "HTTP/1.1 404\nno header\nRetry-After:  5 \n\n",
        .init(status: 404, headers: ["retry-after": "5"], "")
      ),
    ] as [(String, HTTP.Response)])
  func `a message written by hand is read`(message: String, response: HTTP.Response) {
    #expect(RecordedAnswer.message(Data(message.utf8)).response == response)
  }

  @Test(arguments: ["", "\n", "404", "{}", "HTTP/1.1", "HTTP/1.1 no", "GET / HTTP/1.1"])
  func `what does not begin as a message is none`(message: String) {
    #expect(RecordedAnswer.message(Data(message.utf8)).response == nil)
  }
}
