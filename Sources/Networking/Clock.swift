package import Foundation

/// Time, as a door: what the hour is, and how to wait; a test's clock never really waits.
package struct Clock: Sendable {
  package var now: @Sendable () -> Date

  /// Throws `CancellationError` when the waiting task is cancelled.
  package var sleep: @Sendable (Duration) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}
