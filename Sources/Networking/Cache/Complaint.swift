import Synchronization

/// Says once that the disk takes nothing, however many answers can't be kept.
final class Complaint: Sendable {
  private let notice: @Sendable (Cache.Notice) -> Void
  private let isMade = Mutex(false)

  init(_ notice: @escaping @Sendable (Cache.Notice) -> Void) {
    self.notice = notice
  }

  func make(of error: DiskError) {
    let isFirst = isMade.withLock { isMade in
      defer { isMade = true }
      return !isMade
    }
    if isFirst { notice(.unwritable(error)) }
  }
}
