import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most memory that a process held at once.
struct MemoryPeak {
  #if canImport(Glibc)
    private let id: pid_t
    private var seen = 0

    init(of id: pid_t) {
      self.id = id
    }

    /// Linux tells the peak only while the process lives; between two looks it can't shrink.
    mutating func look() {
      seen = max(seen, Self.peak(of: "\(id)"))
    }

    /// What was seen, unless the process left a number behind that must be its own.
    ///
    /// On Linux that number counts the process that started it, as it was at its own peak; where it
    /// is no more than that, the process held no more than the tests do. A very short one may not
    /// have been seen at all.
    func bytes(at end: rusage) -> Int {
      let left = end.ru_maxrss * 1024
      return left > Self.peak(of: "self") ? left : seen
    }

    private static func peak(of process: String) -> Int {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 * 1024 }
        ?? 0
    }
  #else
    init(of id: pid_t) {}

    mutating func look() {}

    func bytes(at end: rusage) -> Int { end.ru_maxrss }
  #endif
}
