import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A real HTTP/1.1 server on a free port of the loopback, that behaves as badly as it is told to.
///
/// One a test: `URLSession` sends at most six requests at a time to one port. Asked as a proxy, it
/// meets `CONNECT host:port` as it meets a path.
package final class LoopbackServer: Sendable {
  package let port: UInt16

  /// Each request as it arrives, to wait for one without sleeping.
  package let arrivals: AsyncStream<ReceivedRequest>

  private struct State {
    var requests: [ReceivedRequest] = []
    var connections: [ObjectIdentifier: Connection] = [:]
    var isClosed = false
  }

  private let routes: [String: Behaviour]
  private let otherwise: Behaviour
  private let listener: Int32
  private let arrived: AsyncStream<ReceivedRequest>.Continuation
  private let stoppedListening = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  /// A route is a path without its query, or the `host:port` of a `CONNECT`.
  ///
  /// Throws a `POSIXError` where the system gives no port.
  package init(
    _ routes: [String: Behaviour] = [:], otherwise: Behaviour = .answer(status: 404)
  ) throws {
    self.routes = routes
    self.otherwise = otherwise
    (arrivals, arrived) = AsyncStream.makeStream()
    (listener, port) = try Self.listen()
    Thread.detachNewThread { [self] in acceptAll() }
  }

  /// A port of the loopback that nobody listens on, and that was free a moment ago.
  package static func freePort() throws -> UInt16 {
    let (listener, port) = try listen()
    Connection(listener).close()
    return port
  }

  /// Such as `http://127.0.0.1:40123`, without a slash at its end.
  package var address: String { "http://127.0.0.1:\(port)" }

  /// All requests until now, the oldest first.
  package var requests: [ReceivedRequest] { state.withLock { $0.requests } }

  /// Ends all connections, and returns when the port is free.
  ///
  /// A test defers it, so that the server lives as long as the test.
  package func close() {
    let connections = state.withLock { state in
      defer { state.isClosed = true }
      return state.isClosed ? nil : Array(state.connections.values)
    }
    guard let connections else { return }
    connections.forEach { $0.interrupt() }
    arrived.finish()
    // Nothing else ends a waiting `accept` on all systems: a last visitor does.
    let visitor = socket(AF_INET, Self.stream, 0)
    _ = Self.withLoopback(port: port) { connect(visitor, $0, $1) }
    Connection(visitor).close()
    _ = stoppedListening.wait(timeout: .now() + 5)
  }

  private func acceptAll() {
    while true {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else { continue }
      let connection = Connection(descriptor)
      let isOpen = state.withLock { state in
        if !state.isClosed { state.connections[ObjectIdentifier(connection)] = connection }
        return !state.isClosed
      }
      guard isOpen else {
        connection.close()
        break
      }
      Thread.detachNewThread { [self] in
        serve(connection)
        state.withLock { $0.connections[ObjectIdentifier(connection)] = nil }
        connection.close()
      }
    }
    Connection(listener).close()
    stoppedListening.signal()
  }

  private func serve(_ connection: Connection) {
    while let request = ReceivedRequest(from: connection) {
      let times = state.withLock { state in
        state.requests.append(request)
        return state.requests.count { $0.path == request.path }
      }
      arrived.yield(request)
      let behaviour = routes[request.path] ?? otherwise
      guard behaviour.perform(on: connection, time: times) else { return }
    }
  }
}

extension LoopbackServer {
  #if canImport(Darwin)
    private static var stream: Int32 { SOCK_STREAM }
  #else
    private static var stream: Int32 { Int32(SOCK_STREAM.rawValue) }
  #endif

  private static func listen() throws -> (Int32, port: UInt16) {
    let listener = socket(AF_INET, stream, 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var bound = sockaddr_in()
    guard listener >= 0, withLoopback(port: 0, { bind(listener, $0, $1) }) == 0,
      systemListen(listener) == 0,
      withUnsafeMutablePointer(
        to: &bound,
        {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
        }) == 0
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (listener, UInt16(bigEndian: bound.sin_port))
  }

  private static func withLoopback(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

private func systemListen(_ descriptor: Int32) -> Int32 {
  listen(descriptor, 64)
}
