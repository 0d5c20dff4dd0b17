import Foundation
import Networking
import Synchronization

/// A clock that never waits: to sleep moves it on, and lets others run.
final class TestTime: Sendable {
  private let seconds: Mutex<Double>
  private let slept = Mutex<[Double]>([])

  init(_ seconds: Double = 1_700_000_000) {
    self.seconds = Mutex(seconds)
  }

  var clock: Networking.Clock {
    Clock(now: { self.now }, sleep: { try await self.sleep($0) })
  }

  var now: Date { Date(timeIntervalSince1970: seconds.withLock(\.self)) }

  /// Every wait so far, in seconds.
  var waits: [Double] { slept.withLock(\.self) }

  func pass(_ length: Double) {
    seconds.withLock { $0 += length }
  }

  private func sleep(_ length: Duration) async throws {
    try Task.checkCancellation()
    slept.withLock { $0.append(length / .seconds(1)) }
    pass(length / .seconds(1))
    await Task.yield()
  }
}
