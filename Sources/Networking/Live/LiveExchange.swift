import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: gathers the body, and answers whoever waits exactly once.
final class LiveExchange: Sendable {
  /// Whether to go on listening.
  enum Verdict {
    case fine
    case tooMuch
  }

  typealias Waiting = CheckedContinuation<HTTP.Response, any Error>

  private struct State {
    var waiting: Waiting?
    var task: URLSessionTask?
    var outcome: Result<HTTP.Response, any Error>?
    var body = Data()
    var refusedLogin = false
  }

  private let host: String
  private let limit: Int
  private let state = Mutex(State())

  init(host: String, limit: Int) {
    self.host = host
    self.limit = limit
  }

  /// What the session does for it, once it does.
  var task: URLSessionTask? {
    get { state.withLock { $0.task } }
    set { state.withLock { $0.task = newValue } }
  }

  var isOver: Bool { state.withLock { $0.outcome != nil } }

  /// Answers at once when the exchange is over before it begins, since its task was cancelled.
  func begin(_ waiting: Waiting) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.waiting = waiting }
      return state.outcome
    }
    if let outcome { waiting.resume(with: outcome) }
  }

  /// The first end counts.
  func end(with outcome: Result<HTTP.Response, any Error>) {
    let waiting: Waiting? = state.withLock { state in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.body = Data()
      return state.waiting.take()
    }
    waiting?.resume(with: outcome)
  }

  func expect(_ length: Int64) -> Verdict {
    length > limit ? endTooLarge() : .fine
  }

  /// Counts decoded bytes, and ends at once past the limit: a cancelled task still delivers all that
  /// it has, which of a gzip bomb is everything.
  func receive(_ data: Data) -> Verdict {
    let isFine = state.withLock { state in
      guard state.outcome == nil else { return true }
      state.body.append(data)
      return state.body.count <= limit
    }
    return isFine ? .fine : endTooLarge()
  }

  func refuseLogin() {
    state.withLock { $0.refusedLogin = true }
  }

  /// A refused login ends as "cancelled" on Linux; the 401 that asked for it is the answer.
  func complete(head: HTTPURLResponse?, error: (any Error)?) {
    let (body, refusedLogin) = state.withLock { ($0.body, $0.refusedLogin) }
    if let error, !(refusedLogin && (error as? URLError)?.code == .cancelled) {
      end(with: .failure(HTTPError(error, host: host, status: head?.statusCode)))
    } else if let head, head.statusCode != 407 {
      end(with: .success(HTTP.Response(head, body: body)))
    } else {
      end(with: .failure(HTTPError(host: host, head == nil ? .lost : .proxyRefused(status: 407))))
    }
  }

  private func endTooLarge() -> Verdict {
    end(with: .failure(HTTPError(host: host, .tooLarge(limit: limit))))
    return .tooMuch
  }
}

extension HTTP.Response {
  fileprivate init(_ head: HTTPURLResponse, body: Data) {
    let headers = head.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0.lowercased(), "\(value)") }
    }
    self.init(
      status: head.statusCode, headers: Dictionary(headers, uniquingKeysWith: { $1 }), body: body)
  }
}
