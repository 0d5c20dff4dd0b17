import Foundation

/// The files of a cache on the disk, by name; knows nothing of what is in them.
///
/// It never touches a file whose name is not of its own kind, and never follows a link to one.
struct CacheFolder: Sendable {
  /// One of our files, seen from outside.
  struct File: Hashable {
    let name: String
    let bytes: Int
    let used: Date

    /// A file that was being written, by a process that may be gone.
    var isUnfinished: Bool { name.hasPrefix(".") }
  }

  private static let ending = ".answer"
  private static let unfinishedEnding = ".part"

  /// The largest answer is a cover of 25 MiB.
  private static let mostBytes = 26 << 20

  let path: String

  static func name(kind: HTTP.Request.Kind, fingerprint: UInt64) -> String {
    let digits = String(fingerprint, radix: 16)
    return kind.rawValue + "-" + String(repeating: "0", count: 16 - digits.count) + digits + ending
  }

  /// `nil` where there is no such file, or one larger than any of ours.
  func read(_ name: String) -> Data? {
    beginning(of: name, bytes: Self.mostBytes + 1).flatMap { $0.count > Self.mostBytes ? nil : $0 }
  }

  /// As much of a file as there is, up to a number of bytes.
  func beginning(of name: String, bytes: Int) -> Data? {
    let descriptor = open(path(of: name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // At the end of a file it gives nothing, which an empty file is all of.
    return try? file.read(upToCount: bytes) ?? Data()
  }

  /// Written beside and renamed: others see the old file or the new one, whole, whenever we are killed.
  func replace(_ name: String, with data: Data, at date: Date) throws(DiskError) {
    let unfinished = ".\(name).\(UUID().uuidString)\(Self.unfinishedEnding)"
    try create(unfinished, with: data)
    touch(unfinished, at: date)
    guard rename(path(of: unfinished), path(of: name)) == 0 else {
      let error = DiskError(path: path, code: errno)
      try? remove(unfinished)
      // Somebody cleared the cache meanwhile: that is not a fault of the disk.
      if error.code == ENOENT { return }
      throw error
    }
  }

  /// Sets when a file was used last.
  func touch(_ name: String, at date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(of: name))
  }

  /// Only a file or a link, never a folder; one that is gone already is no error.
  func remove(_ name: String) throws(DiskError) {
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw DiskError(path: path, code: errno)
    }
  }

  /// Our own files; none where the folder does not exist.
  func files() throws(DiskError) -> [File] {
    // Foundation would not say why it fails.
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw DiskError(path: path, code: errno)
    }
    closedir(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(Self.isOurs).compactMap { name in
      var facts = stat()
      guard lstat(path(of: name), &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else {
        return nil
      }
      return File(name: name, bytes: Int(facts.st_size), used: facts.modified)
    }
  }

  /// By the name alone, as the inside may be damaged.
  static func isOurs(_ name: String) -> Bool {
    var name = name[...]
    if name.hasPrefix("."), name.hasSuffix(unfinishedEnding) {
      guard let end = name.range(of: ending + ".")?.lowerBound else { return false }
      name = name.dropFirst().prefix(upTo: end) + ending
    }
    return HTTP.Request.Kind.allCases.contains { kind in
      let digits = name.dropFirst(kind.rawValue.count + 1).dropLast(ending.count)
      return name.hasPrefix(kind.rawValue + "-") && name.hasSuffix(ending) && digits.count == 16
        && digits.allSatisfy { "0123456789abcdef".contains($0) }
    }
  }

  private func create(_ name: String, with data: Data) throws(DiskError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    var descriptor = open(path(of: name), flags, 0o600)
    if descriptor < 0, errno == ENOENT {
      FileManager.default.makePrivateFolder(path)
      descriptor = open(path(of: name), flags, 0o600)
    }
    guard descriptor >= 0 else { throw DiskError(path: path, code: errno) }
    let code = Self.write(data, to: descriptor)
    guard close(descriptor) == 0, code == 0 else {
      try? remove(name)
      throw DiskError(path: path, code: code == 0 ? errno : code)
    }
  }

  /// Zero, or why it stopped.
  private static func write(_ data: Data, to descriptor: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        done += count
      }
      return 0
    }
  }

  private func path(of name: String) -> String { path + "/" + name }
}

extension stat {
  fileprivate var modified: Date {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
