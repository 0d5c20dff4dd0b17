import Foundation

/// What stands behind a process's standard input.
enum ChildInput: Sendable {
  case nothing
  /// A pipe that nobody writes to and nobody closes.
  case silence

  /// The process's end, and the end to hold open for as long as it runs.
  func open() throws -> (theirs: FileHandle, ours: FileHandle?) {
    switch self {
    case .nothing: return (try FileHandle(forReadingFrom: URL(filePath: "/dev/null")), nil)
    case .silence:
      let pipe = Pipe()
      return (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    }
  }
}
