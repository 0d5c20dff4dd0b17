import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Terminal {
  /// The process's own streams, and the window that one of them is in.
  package static func live(environment: [String: String]) -> Terminal {
    // A reader that leaves is an error of the write, not a signal that ends the process.
    signal(SIGPIPE, SIG_IGN)
    return Terminal(
      output: .live(STDOUT_FILENO), errors: .live(STDERR_FILENO),
      size: { Size.ofWindow(STDOUT_FILENO) ?? Size.ofWindow(STDERR_FILENO) },
      canErase: environment["TERM"].map { $0 != "dumb" && !$0.isEmpty } ?? false)
  }
}

extension OutputStream {
  /// Writes whole texts, unbuffered, to a file that is open.
  static func live(_ descriptor: Int32) -> OutputStream {
    OutputStream(isTerminal: isatty(descriptor) == 1) { text in
      do {
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
          .write(contentsOf: Data(text.utf8))
      } catch {
        // Foundation wraps the system's number, and not always in the same way.
        throw errno == EPIPE ? OutputError.closedPipe : .unwritable
      }
    }
  }
}

extension Terminal.Size {
  static func ofWindow(_ descriptor: Int32) -> Self? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    return Self(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}

extension Console {
  /// The terminal that the process is started from, whatever its streams are; `nil` without one.
  @Sendable package static func controlling() -> Console? {
    guard let device = FileHandle(forUpdatingAtPath: "/dev/tty") else { return nil }
    let descriptor = device.fileDescriptor
    return Console(
      stream: .live(descriptor),
      size: { .ofWindow(descriptor) ?? Terminal.Size(columns: 80, rows: 24) },
      readLine: { nextLine(from: device.fileDescriptor) })
  }
}

/// One line that a terminal hands over; `nil` at the end of input.
private func nextLine(from terminal: Int32) -> String? {
  var buffer = [UInt8](repeating: 0, count: 4096)
  // A file handle's `read(upToCount:)` may wait until the buffer is full.
  let count = read(terminal, &buffer, buffer.count)
  guard count > 0 else { return nil }
  return String(decoding: buffer.prefix(count), as: UTF8.self).trimmingCharacters(in: .newlines)
}
