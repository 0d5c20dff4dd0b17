import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A client's TCP connection, as the server holds it.
///
/// One thread serves it and closes it; another may interrupt it, which ends whatever it waits for.
final class Connection: Sendable {
  /// `nil` once closed: the system may give the number to another file.
  private let descriptor: Mutex<Int32?>

  init(_ descriptor: Int32) {
    self.descriptor = Mutex(descriptor)
    #if canImport(Darwin)
      // Linux asks for this at each `send`.
      var on: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout.size(ofValue: on)))
    #endif
  }

  /// False when the client is gone.
  func send(_ bytes: Data) -> Bool {
    guard let descriptor = open else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { sendBytes(descriptor, $0) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// What the client sends next; empty when it is gone.
  func receive() -> Data {
    guard let descriptor = open else { return Data() }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Data(buffer.prefix(max(count, 0)))
  }

  /// Waits until the client is gone.
  func waitForEnd() {
    while !receive().isEmpty {}
  }

  /// Waits, but not longer than the client is there; false when it is gone.
  func pause(_ milliseconds: Int32) -> Bool {
    guard let descriptor = open else { return false }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) == 0
  }

  /// The client sees "connection reset by peer".
  func reset() {
    descriptor.withLock { descriptor in
      guard let descriptor else { return }
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }
    close()
  }

  func close() {
    descriptor.withLock { descriptor in
      if let open = descriptor.take() { closeDescriptor(open) }
    }
  }

  func interrupt() {
    descriptor.withLock { descriptor in
      if let descriptor { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  private var open: Int32? { descriptor.withLock { $0 } }
}

private func closeDescriptor(_ descriptor: Int32) {
  #if canImport(Darwin)
    Darwin.close(descriptor)
  #else
    Glibc.close(descriptor)
  #endif
}

/// Without the signal that ends a process which writes to a closed socket.
private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
