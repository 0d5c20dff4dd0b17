import Foundation

extension LibraryStore {
  /// Files of this machine.
  ///
  /// A change happens under a lock on a file of its own beside the library, as the library itself is
  /// replaced by every change. The new text is written beside the old one and renamed over it, so a
  /// reader needs no lock, and who loses power keeps the old text or has the new one.
  package static let live = LibraryStore(
    read: { path in try LibraryDocument(try contents(of: path)) },
    change: { path, change in
      let path = resolved(path)
      return try locked(beside(path, "lock")) {
        let old: LibraryDocument
        do {
          old = try LibraryDocument(try contents(of: path))
        } catch let error as LibraryStoreError where error.code == ENOENT {
          old = try .empty()
        }
        let new = try change(old)
        if new.bytes != old.bytes { try replace(path, with: new.bytes) }
        return new
      }
    })

  private static func contents(of path: String) throws(LibraryStoreError) -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw LibraryStoreError(.read, path: path, code: errno) }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      return try handle.readToEnd() ?? Data()
    } catch {
      throw LibraryStoreError(.read, path: path, code: code(of: error))
    }
  }

  /// The file itself where the path is a link to it: renaming over a link would cut it off.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func beside(_ path: String, _ ending: String) -> String {
    let name = (path as NSString).lastPathComponent
    return ((path as NSString).deletingLastPathComponent as NSString)
      .appendingPathComponent(".\(name).\(ending)")
  }

  private static func locked<Result>(_ path: String, do work: () throws -> Result) throws -> Result
  {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw LibraryStoreError(.lock, path: path, code: errno) }
    // Closing gives the lock back. The file stays: who waits for it holds it open.
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw LibraryStoreError(.lock, path: path, code: errno) }
    }
    return try work()
  }

  /// Call it under the lock: the new file has one name, so that what a crash leaves is written over.
  private static func replace(_ path: String, with bytes: [UInt8]) throws(LibraryStoreError) {
    let new = beside(path, "new")
    var old = stat()
    let mode = stat(path, &old) == 0 ? old.st_mode & 0o777 : nil
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard file >= 0 else { throw LibraryStoreError(.write, path: new, code: errno) }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      if let mode { fchmod(file, mode) }
      try handle.write(contentsOf: Data(bytes))
      try handle.synchronize()
    } catch {
      unlink(new)
      throw LibraryStoreError(.write, path: new, code: code(of: error))
    }
    guard rename(new, path) == 0 else {
      let code = errno
      unlink(new)
      throw LibraryStoreError(.write, path: path, code: code)
    }
  }

  private static func code(of error: any Error) -> Int32 {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return Int32(truncatingIfNeeded: (underlying ?? error as NSError).code)
  }
}
