import Foundation

extension HTTP {
  /// In seconds.
  private static let longestPause = 5.0

  /// Asks up to twice more after a failure that tends to pass: 408, 425, 500, 502, 503 and 504, and once
  /// more after a connection that broke or was refused.
  ///
  /// Stands inside `within`, so that all tries share one `deadline`: a pause that would outlast it is not
  /// begun, and what the server said stands. 403 and 429 are not its business but
  /// the pacer's, and `mayAskAgain` is asked before each further try, where a pacer counts it. A server
  /// that wants to be left alone for longer than `longestPause` is believed: its answer stands.
  package func retrying(
    deadline: Duration, clock: Clock, random: Random,
    mayAskAgain: @escaping @Sendable (Request) async -> Bool = { _ in true }
  ) -> HTTP {
    HTTP { request in
      let end = clock.now().addingTimeInterval(deadline / .seconds(1))
      var connectionsLost = 0
      var pause = 0.5
      for _ in 0..<2 {
        let outcome: Result<Response, HTTPError>
        do {
          outcome = .success(try await send(request))
        } catch let error as HTTPError {
          outcome = .failure(error)
        }
        if case .failure = outcome { connectionsLost += 1 }
        let seconds = max(
          pause * (1 + random.unit()), outcome.wish(at: clock) ?? 0)
        guard outcome.mayPass, connectionsLost < 2, seconds <= Self.longestPause,
          clock.now().addingTimeInterval(seconds) < end
        else { return try outcome.get() }
        try await clock.sleep(.seconds(seconds))
        guard await mayAskAgain(request) else { return try outcome.get() }
        pause *= 2
      }
      return try await send(request)
    }
  }
}

extension Result<HTTP.Response, HTTPError> {
  /// Whether the next try may do better.
  fileprivate var mayPass: Bool {
    switch self {
    case .success(let response): [408, 425, 500, 502, 503, 504].contains(response.status)
    case .failure(let error): error.reason == .lost || error.reason == .refused
    }
  }

  /// How many seconds the server wants to be left alone, if it says.
  fileprivate func wish(at clock: Clock) -> Double? {
    try? get().retryAfter(from: clock.now())
  }
}
