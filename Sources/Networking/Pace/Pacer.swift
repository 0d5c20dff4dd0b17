import Foundation

/// Keeps all processes of a user together within what the servers allow.
package struct Pacer: Sendable {
  /// How long one request waits for a server that has refused, in seconds: a minute, and a little for
  /// answers that were under way when the first refusal came.
  private static let patience = 65.0

  /// Waits up to this many seconds are not worth a word.
  private static let blink = 1.0

  private let book: PaceBook
  private let clock: Clock
  private let report: @Sendable (_ host: String, _ secondsLeft: Int) -> Void

  /// Keeps its files in `folder`, which is made when it is needed.
  ///
  /// `report` is called once a second during a wait of more than a second, and with 0 when it is over,
  /// also when it was cancelled.
  package init(
    folder: String, clock: Clock,
    report: @escaping @Sendable (_ host: String, _ secondsLeft: Int) -> Void = { _, _ in }
  ) {
    book = PaceBook(folder: folder)
    self.clock = clock
    self.report = report
  }

  /// Returns when the request may be sent, and has counted it.
  ///
  /// Throws `HTTPError.Reason.tooManyRequests` where a server that has refused is to be left alone for
  /// longer than a minute, or where the request is in a hurry.
  func waitForTurn(of request: HTTP.Request) async throws {
    var patience = Self.patience
    while true {
      switch try await takeTurn(request) {
      case .now: return
      case .afterOthers(let seconds) where request.isPatient || seconds <= Self.blink:
        try await wait(seconds, for: request.host)
      case .afterRefusal(let seconds) where request.isPatient && seconds <= patience:
        patience -= seconds
        try await wait(seconds, for: request.host)
      case .afterOthers(let seconds), .afterRefusal(let seconds):
        throw HTTPError(host: request.host, tooManyFor: seconds)
      }
    }
  }

  /// Takes a turn only where there is no wait; for the further tries of `retrying`.
  package func takesTurnAtOnce(_ request: HTTP.Request) async -> Bool {
    (try? await takeTurn(request)) == .now
  }

  /// Remembers an answer that says "too often", for a minute or what the server says; gives back for
  /// how many seconds, or `nil` for every other answer.
  ///
  /// 403 says so only where the pace is known: a server of pictures means "not for you".
  func refusal(in response: HTTP.Response, to request: HTTP.Request) async throws -> Double? {
    let pace = Pace.of(request.host)
    guard response.status == 429 || (response.status == 403 && pace != nil) else { return nil }
    return try await book.update(request.host) { log in
      let now = clock.now()
      return log.refuse(for: response.retryAfter(from: now) ?? 60, at: now, pace: pace)
    }
  }

  private func takeTurn(_ request: HTTP.Request) async throws -> PaceLog.Turn {
    let pace = Pace.of(request.host)
    guard pace != nil || book.hasLog(of: request.host) else { return .now }
    return try await book.update(request.host) { $0.takeTurn(at: clock.now(), pace: pace) }
  }

  private func wait(_ seconds: Double, for host: String) async throws {
    guard seconds > Self.blink else { return try await clock.sleep(.seconds(seconds)) }
    let end = clock.now().addingTimeInterval(seconds)
    defer { report(host, 0) }
    var left = seconds
    while left > 0 {
      report(host, Int(left.rounded(.up)))
      let step = min(left, 1)
      try await clock.sleep(.seconds(step))
      // By the clock, which went on while the machine slept; but never longer than promised.
      left = min(left - step, end.timeIntervalSince(clock.now()))
    }
  }
}

extension HTTPError {
  /// Asked too often, and to be left alone for this many seconds.
  init(host: String, tooManyFor seconds: Double) {
    self.init(host: host, .tooManyRequests(retryAfter: Int(seconds.rounded(.up))))
  }
}
