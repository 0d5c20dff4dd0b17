import Foundation

/// An open file that holds one `PaceLog`, and its lock; closing it gives the lock back.
final class PaceFile: Sendable {
  private let descriptor: Int32

  /// Makes the file and its folder, for the user alone; `nil` where that can't be.
  init?(path: String) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    var opened = open(path, flags, 0o600)
    if opened < 0, errno == ENOENT {
      FileManager.default.makePrivateFolder((path as NSString).deletingLastPathComponent)
      opened = open(path, flags, 0o600)
    }
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit {
    close(descriptor)
  }

  /// Waits for others, who hold it for less than a millisecond.
  ///
  /// One that was stopped with the lock in its hand must not stop all: it is passed over after two
  /// seconds. This waits in real time, as the kernel's lock is real too.
  func lock() async throws {
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  func read() -> PaceLog {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return PaceLog(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
  }

  /// False where the disk does not take it.
  ///
  /// One call writes it all, so a killed process leaves no half.
  func write(_ log: PaceLog) -> Bool {
    let bytes = Array(log.text.utf8)
    guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else { return false }
    return ftruncate(descriptor, off_t(bytes.count)) == 0
  }
}
