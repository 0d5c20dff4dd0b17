import Foundation

/// Answers on the disk, one file for each address, shared by any number of processes.
package struct Cache: Sendable {
  /// How the cache is used.
  package enum Mode: Sendable {
    /// What is young enough is not asked for again.
    case normal
    /// Nothing is asked; any age will do.
    case offline
    /// All is asked again, and kept. An older answer does not stand in for a failure.
    case fresh
  }

  let folder: CacheFolder
  let limit: Int
  let clock: Clock
  let random: Random

  /// `limit` is in bytes, and with 0 nothing is kept; the folder is made with the first answer.
  package init(folder: String, limit: Int = 256 << 20, clock: Clock, random: Random) {
    self.folder = CacheFolder(path: folder)
    self.limit = limit
    self.clock = clock
    self.random = random
  }

  /// The answer kept for a request, of whatever age.
  ///
  /// A damaged or foreign file in its place is removed.
  func entry(for request: HTTP.Request) -> CacheEntry? {
    let name = name(of: request)
    guard let file = folder.read(name) else { return nil }
    guard let entry = CacheEntry(file), entry.kind == request.kind,
      entry.address == request.address
    else {
      try? folder.remove(name)
      return nil
    }
    return entry
  }

  /// In seconds; less than 0 when the clock was set back.
  func age(of entry: CacheEntry) -> Double {
    clock.now().timeIntervalSince(entry.stored)
  }

  /// Whether an entry is young enough to stand for a new answer; one from the far future is not.
  func isFresh(_ entry: CacheEntry) -> Bool {
    entry.response.lifetime(answering: entry.kind).map { abs(age(of: entry)) < $0 } ?? false
  }

  /// The order in which files leave a full cache is that of their last use.
  func markUsed(_ entry: CacheEntry) {
    folder.touch(name(kind: entry.kind, address: entry.address), at: clock.now())
  }

  /// Keeps an answer that is one, and now and then makes room.
  ///
  /// A twentieth of the limit comes in between two sweeps, more or less.
  func store(_ response: HTTP.Response, to request: HTTP.Request) throws(DiskError) {
    guard response.lifetime(answering: request.kind) != nil,
      !request.address.contains(where: \.isNewline)
    else { return }
    let file = CacheEntry(response, to: request, stored: clock.now()).file
    guard file.count <= limit else { return }
    try folder.replace(name(of: request), with: file, at: clock.now())
    if random.unit() < max(0.01, 20 * Double(file.count) / Double(limit)) { sweep() }
  }

  private func name(of request: HTTP.Request) -> String {
    name(kind: request.kind, address: request.address)
  }

  private func name(kind: HTTP.Request.Kind, address: String) -> String {
    CacheFolder.name(kind: kind, fingerprint: Data(address.utf8).fingerprint)
  }
}
