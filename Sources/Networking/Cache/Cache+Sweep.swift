import Foundation

extension Cache {
  /// How old a file in the writing is when its process must be gone, in seconds.
  private static let unfinishedLifetime = 600.0

  /// Makes room: what was used least recently goes first, until a tenth of the limit is free.
  ///
  /// Takes away what killed processes left unfinished, too. Several processes may sweep at once: they
  /// choose the same files, and one that is gone is gone.
  func sweep() {
    guard let all = try? folder.files() else { return }
    let now = clock.now()
    for file in all
    where file.isUnfinished && abs(now.timeIntervalSince(file.used)) > Self.unfinishedLifetime {
      try? folder.remove(file.name)
    }
    let files = all.filter { !$0.isUnfinished }
    var bytes = files.reduce(0) { $0 + $1.bytes }
    guard bytes > limit else { return }
    for file in files.sorted(by: { $0.used < $1.used }) where bytes > limit - limit / 10 {
      try? folder.remove(file.name)
      bytes -= file.bytes
    }
  }
}
