import Foundation

extension Clock {
  /// The machine's own time.
  package static var live: Clock {
    Clock(now: { Date() }, sleep: { try await Task.sleep(for: $0) })
  }
}
