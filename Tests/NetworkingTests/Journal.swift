import Synchronization

/// What happened, in order, from any task.
final class Journal<Entry: Sendable>: Sendable {
  private let list = Mutex<[Entry]>([])

  var entries: [Entry] { list.withLock(\.self) }

  func write(_ entry: Entry) {
    list.withLock { $0.append(entry) }
  }
}
