import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The process's one `URLSession`, and the delegate that hands its events to the exchange they are of.
///
/// A task's own `delegate` is not kept alive on Linux, so the session's delegate serves all tasks.
final class LiveSession: NSObject, Sendable {
  static let shared = LiveSession()

  /// Never invalidated: tearing a session down can crash (swift-corelibs-foundation #5491).
  private static let session = URLSession(
    configuration: configuration, delegate: shared, delegateQueue: nil)

  private let exchanges = Mutex<[Int: LiveExchange]>([:])

  /// Without cookies, cache and credentials.
  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    // Only silence is timed by this, so it is no deadline; `within` is, and it must come first.
    configuration.timeoutIntervalForRequest = 24 * 60 * 60
    return configuration
  }

  /// One request and its answer, a redirect included; returns at once when the task is cancelled.
  func send(_ request: URLRequest, limit: Int) async throws -> HTTP.Response {
    let task = Self.session.dataTask(with: request)
    let exchange = LiveExchange(host: request.url?.host() ?? "", limit: limit)
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
    defer { exchanges.withLock { $0[task.taskIdentifier] = nil } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if exchange.begin(continuation) { task.resume() }
      }
    } onCancel: {
      exchange.end(with: .failure(CancellationError()))
      stop(task)
    }
  }

  private func exchange(of task: URLSessionTask) -> LiveExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  /// From another queue: a cancel on the caller's own can deadlock (swift-corelibs-foundation #5412).
  private func stop(_ task: URLSessionTask) {
    DispatchQueue.global().async { task.cancel() }
  }
}

extension LiveSession: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    if exchange(of: dataTask)?.expect(response.expectedContentLength) == .tooMuch { stop(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(of: dataTask)?.receive(data) == .tooMuch { stop(dataTask) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Without a "no" to the login, a 401 never returns.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    // By its value, since Linux has no name for it and never asks it.
    if challenge.protectionSpace.authenticationMethod == "NSURLAuthenticationMethodServerTrust" {
      completionHandler(.performDefaultHandling, nil)
    } else {
      exchange(of: task)?.refuseLogin()
      completionHandler(.rejectProtectionSpace, nil)
    }
  }

  /// Takes the head from the task: through a proxy `didReceive response` comes first with the proxy's.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchange(of: task)?.complete(head: task.response as? HTTPURLResponse, error: error)
  }
}
