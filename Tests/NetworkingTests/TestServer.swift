import Foundation
import Networking
import Synchronization

/// A server that answers in the given order, and with the last answer from then on.
final class TestServer: Sendable {
  typealias Answer = Result<HTTP.Response, HTTPError>

  private let answers: Mutex<[Answer]>
  private let journal = Journal<HTTP.Request>()

  init(_ answers: Answer...) {
    self.answers = Mutex(answers)
  }

  var asked: [HTTP.Request] { journal.entries }

  var http: HTTP {
    HTTP { request in
      self.journal.write(request)
      await Task.yield()
      return try self.answers.withLock { answers in
        answers.count > 1 ? answers.removeFirst() : answers[0]
      }.get()
    }
  }

  func say(_ next: Answer...) {
    answers.withLock { $0 = next }
  }
}

extension Result<HTTP.Response, HTTPError> {
  static func says(
    _ status: Int = 200, _ body: String = "", _ headers: [String: String] = [:]
  ) -> Self {
    .success(HTTP.Response(status: status, headers: headers, body: Data(body.utf8)))
  }

  static func fails(_ reason: HTTPError.Reason) -> Self {
    .failure(HTTPError(host: "itunes.apple.com", reason))
  }
}

extension HTTP.Request {
  static func search(_ term: String = "waits") -> HTTP.Request {
    HTTP.Request(.catalog, "https://itunes.apple.com/search", query: ["term": term])
  }

  static func words(_ title: String = "waltz") -> HTTP.Request {
    HTTP.Request(.lyrics, "https://lrclib.net/api/get", query: ["track_name": title])
  }
}
