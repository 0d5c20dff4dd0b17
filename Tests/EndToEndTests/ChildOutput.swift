import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands behind a process's standard output.
enum ChildOutput: Sendable {
  case kept
  /// A pipe whose reader has left.
  case closedPipe
  case file(String)
  /// A terminal; what it shows is kept.
  case terminal

  /// The process's end, and the end to read from where something is kept.
  func open() throws -> (theirs: FileHandle, ours: FileHandle?) {
    switch self {
    case .kept:
      let pipe = Pipe()
      return (pipe.fileHandleForWriting, pipe.fileHandleForReading)
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      return (pipe.fileHandleForWriting, nil)
    case .file(let path):
      return (try FileHandle(forWritingTo: URL(filePath: path)), nil)
    case .terminal:
      var (ours, theirs): (Int32, Int32) = (-1, -1)
      guard openpty(&ours, &theirs, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
      return (
        FileHandle(fileDescriptor: theirs, closeOnDealloc: true),
        FileHandle(fileDescriptor: ours, closeOnDealloc: true)
      )
    }
  }
}
