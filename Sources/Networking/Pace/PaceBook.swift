import Foundation
import Synchronization

/// The logs of all servers, shared by every process of the user: a small file for each, under the
/// kernel's lock, which a killed process lets go of.
///
/// Where the disk can't be used, the process paces at least itself.
final class PaceBook: Sendable {
  private let folder: String

  /// What could not be written down.
  private let unwritten = Mutex<[String: PaceLog]>([:])

  init(folder: String) {
    self.folder = folder
  }

  /// Whether anything is known of a server, without making a file for it.
  func hasLog(of host: String) -> Bool {
    access(path(of: host), F_OK) == 0 || unwritten.withLock { $0[host] != nil }
  }

  /// Changes a log while no other process or task can; throws only `CancellationError`.
  func update<Value: Sendable>(
    _ host: String, _ change: @Sendable (inout PaceLog) -> Value
  ) async throws -> Value {
    guard let file = PaceFile(path: path(of: host)) else { return inMemory(host, change) }
    try await file.lock()
    return unwritten.withLock { unwritten in
      var log = file.read()
      if let own = unwritten[host] { log = log.merged(with: own) }
      let value = change(&log)
      unwritten[host] = file.write(log) ? nil : log
      return value
    }
  }

  private func inMemory<Value: Sendable>(
    _ host: String, _ change: @Sendable (inout PaceLog) -> Value
  ) -> Value {
    unwritten.withLock { change(&$0[host, default: PaceLog()]) }
  }

  private func path(of host: String) -> String {
    let name = host.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(folder)/pace-\(String(name.prefix(200)))"
  }
}
