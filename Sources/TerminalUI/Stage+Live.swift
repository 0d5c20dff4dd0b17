import Dispatch
import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Stage {
  /// Time alone: nobody watches, and nobody presses keys.
  package static var withoutKeys: Stage {
    let start = ContinuousClock.now
    return Stage(
      elapsed: { ContinuousClock.now - start },
      key: { until in
        try await Task.sleep(until: start + until)
        return nil
      }, close: {})
  }

  /// The terminal that the process is started from, in raw mode until it is closed or a signal ends
  /// the process.
  ///
  /// There may be none: `nil`. The window itself is `output`.
  package static func live(on output: OutputStream) -> Stage? {
    guard let device = FileHandle(forUpdatingAtPath: "/dev/tty") else { return nil }
    var mode = termios()
    guard tcgetattr(device.fileDescriptor, &mode) == 0 else { return nil }
    let restored = Mutex(false)
    let before = mode
    let restore: @Sendable () -> Void = {
      restored.withLock { isRestored in
        guard !isRestored else { return }
        isRestored = true
        var mode = before
        tcsetattr(device.fileDescriptor, TCSAFLUSH, &mode)
        try? output.write(curtainDown)
      }
    }
    let signals = Mutex<[any DispatchSourceSignal]>([])
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signals.withLock { $0.append(dying(of: number, after: restore)) }
    }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(device.fileDescriptor, TCSAFLUSH, &mode)
    try? output.write(curtainUp)
    let start = ContinuousClock.now
    let unread = Mutex<ArraySlice<UInt8>>([])
    return Stage(
      elapsed: { ContinuousClock.now - start },
      key: { until in
        try Task.checkCancellation()
        return unread.withLock { bytes in
          if bytes.isEmpty { bytes = read(from: device.fileDescriptor, until: start + until) }
          let key = Key(takingFrom: &bytes)
          if key == .interrupt {
            restore()
            die(of: SIGINT)
          }
          return key
        }
      },
      close: {
        restore()
        signals.withLock { signals in
          for signal in signals { signal.cancel() }
          signals = []
        }
      })
  }

  /// Has a signal end the process as it would, but not before the terminal is as it was.
  private static func dying(
    of number: Int32, after restore: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      restore()
      die(of: number)
    }
    source.setCancelHandler { signal(number, SIG_DFL) }
    source.resume()
    return source
  }

  /// As others do, so that the shell knows, and stops its loop.
  private static func die(of number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// What comes until then; a terminal that is gone says so as the end of input.
  private static func read(
    from terminal: Int32, until: ContinuousClock.Instant
  ) -> ArraySlice<UInt8> {
    let wait = (until - .now) / Duration.milliseconds(1)
    var waited = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    // Rounded up: waking before the time would mean to wait once more.
    let milliseconds = Int32(min(max(0, wait.rounded(.up)), 60_000))
    guard poll(&waited, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 256)
    #if canImport(Darwin)
      let count = Darwin.read(terminal, &buffer, buffer.count)
    #else
      let count = Glibc.read(terminal, &buffer, buffer.count)
    #endif
    return count > 0 ? buffer.prefix(count) : [0x04]
  }
}
