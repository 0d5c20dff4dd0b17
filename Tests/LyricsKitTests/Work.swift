import Foundation

/// How long the processor worked on something, which other work of the machine does not change.
enum Work {
  static func nanoseconds(_ work: () -> Void) -> UInt64 {
    let start = now
    work()
    return now - start
  }

  /// The time this thread has had.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
