import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process on its way, started without Foundation's `Process`, which tells nothing of memory.
struct ChildProcess: Sendable {
  private let id: pid_t
  private let start: ContinuousClock.Instant

  /// Held open for as long as the process runs.
  private let input: FileHandle?
  private let output: FileHandle?
  private let errors: FileHandle

  /// Throws what the system says where it can't be started.
  init(
    _ file: String, _ words: [String], environment: [String: String], input: ChildInput,
    output: ChildOutput
  ) throws {
    let (input, output, errors) = (try input.open(), try output.open(), Pipe())
    self.input = input.ours
    self.output = output.ours
    self.errors = errors.fileHandleForReading
    start = ContinuousClock.now
    id = try spawn(
      file, words, environment: environment,
      streams: [input.theirs, output.theirs, errors.fileHandleForWriting].map(\.fileDescriptor))
    for theirs in [input.theirs, output.theirs, errors.fileHandleForWriting] { try theirs.close() }
  }

  func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// Waits for the end, on a thread of its own; a process that does not end is ended.
  func ending() async throws -> Ending {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: watch()) }
    }
  }

  private func watch() -> Ending {
    var (text, messages) = (Data(), Data())
    var memory = MemoryPeak(of: id)
    var status: Int32 = 0
    var usage = rusage()
    var isOver = false
    while !isOver {
      // Looked at before it is read from: after the end nothing more is written.
      isOver = wait4(id, &status, WNOHANG, &usage) != 0
      memory.look()
      while take(from: output, into: &text) || take(from: errors, into: &messages) {}
      if start.duration(to: .now) > .seconds(60) { send(SIGKILL) }
      if !isOver { usleep(2000) }
    }
    let signal = status & 0x7F
    return Ending(
      code: signal == 0 ? status >> 8 & 0xFF : nil, signal: signal == 0 ? nil : signal,
      output: text, errors: String(decoding: messages, as: UTF8.self),
      time: start.duration(to: .now), peakMemory: memory.bytes(at: usage))
  }
}

/// False when there is nothing to read now.
private func take(from file: FileHandle?, into data: inout Data) -> Bool {
  guard let file else { return false }
  var state = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
  guard poll(&state, 1, 0) > 0 else { return false }
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  let count = read(file.fileDescriptor, &buffer, buffer.count)
  data += buffer.prefix(max(count, 0))
  return count > 0
}
