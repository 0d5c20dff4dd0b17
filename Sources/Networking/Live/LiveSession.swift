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
    configuration: configuration, delegate: shared, delegateQueue: answers)

  private static let answers: OperationQueue = {
    let queue = OperationQueue()
    queue.underlyingQueue = answersThread
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  /// A thread of its own, which `answers` does not keep alive.
  ///
  /// Behind the tasks of a busy process, a fast body would pile up in memory before its size is seen.
  private static let answersThread = DispatchQueue(label: "answers")

  /// Makes, starts and cancels tasks, each of which waits for the session's own queue.
  ///
  /// On a thread of Swift's pool that would hold up all else, and a cancel could deadlock
  /// (swift-corelibs-foundation #5412).
  private let commands = DispatchQueue(label: "commands")

  /// By task identifier.
  private let exchanges = Mutex<[Int: LiveExchange]>([:])

  /// Without cookies, cache and credentials.
  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    // Times silence only, so it is no deadline; `within` is one, and must come first.
    configuration.timeoutIntervalForRequest = 24 * 60 * 60
    return configuration
  }

  /// One request and its answer, which may be a redirect; returns at once when cancelled.
  func send(_ request: URLRequest, limit: Int) async throws -> HTTP.Response {
    let exchange = LiveExchange(host: request.url?.host() ?? "", limit: limit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchange.begin(continuation)
        start(request, for: exchange)
      }
    } onCancel: {
      exchange.end(with: .failure(CancellationError()))
      stop(exchange)
    }
  }

  private func start(_ request: URLRequest, for exchange: LiveExchange) {
    commands.async { [self] in
      guard !exchange.isOver else { return }
      let task = Self.session.dataTask(with: request)
      exchanges.withLock { $0[task.taskIdentifier] = exchange }
      exchange.task = task
      task.resume()
    }
  }

  private func stop(_ exchange: LiveExchange) {
    commands.async { exchange.task?.cancel() }
  }

  private func exchange(of task: URLSessionTask) -> LiveExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}

extension LiveSession: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    guard let exchange = exchange(of: dataTask) else { return }
    if exchange.expect(response.expectedContentLength) == .tooMuch { stop(exchange) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask) else { return }
    if exchange.receive(data) == .tooMuch { stop(exchange) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Without a "no" to the login, a 401 never returns.
  ///
  /// The "no" cancels the task, which waits: not here, where it would keep all answers from being read.
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
      commands.async { completionHandler(.rejectProtectionSpace, nil) }
    }
  }

  /// Takes the head from the task: through a proxy `didReceive response` comes first with the proxy's.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(head: task.response as? HTTPURLResponse, error: error)
  }
}
