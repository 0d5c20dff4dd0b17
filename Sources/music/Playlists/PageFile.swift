import Foundation

/// A file that comes into being whole, and by default over no other.
struct PageFile: Sendable {
  let path: String
  let overwrites: Bool

  /// Fails where the file is there already: better before the work than after it.
  func checkPlace() throws(Failure) {
    var info = stat()
    if !overwrites, lstat(path, &info) == 0 { throw isThere }
  }

  /// Writes beside the file and renames: who reads it meanwhile sees the old one, or all of the new.
  func write(_ text: String) throws(Failure) {
    let file = path as NSString
    let new = (file.deletingLastPathComponent as NSString)
      .appendingPathComponent(".\(file.lastPathComponent).\(getpid()).new")
    defer { unlink(new) }
    do {
      try Data(text.utf8).write(to: URL(filePath: new))
    } catch {
      throw Failure(
        "\(path) can't be written", advice: "check the folder, and the room on the disk",
        .fileTrouble)
    }
    if !overwrites {
      // A link is never made over another file, whoever made that one in the meantime.
      if link(new, path) == 0 { return }
      if errno == EEXIST { throw isThere }
      // Not every file system knows links.
      try checkPlace()
    }
    guard rename(new, path) == 0 else {
      throw Failure("\(path) can't be written over", .fileTrouble)
    }
  }

  private var isThere: Failure {
    Failure("\(path) is there already", advice: "write over it with --force", .fileTrouble)
  }
}
