package import Foundation

extension LoopbackServer {
  /// What a server does with a request.
  package indirect enum Behaviour: Sendable {
    /// A whole answer in one write; `Content-Length` is added.
    case answer(status: Int = 200, headers: [String: String] = [:], body: Data = Data())
    /// These bytes, whatever they are, and the end of the connection.
    case bytes(Data)
    /// Nothing, for as long as the client waits.
    case hang
    /// Half a body, then nothing.
    case hangInBody
    /// A head, then this body byte by byte, so many milliseconds apart.
    case drip(Data, every: Int32)
    /// A body that ends before its announced length.
    case cutShort
    /// "Connection reset by peer" in place of an answer.
    case reset
    /// A body of 426 kB on the wire, and 64 MiB when decoded.
    case gzipBomb
    /// A body without an end.
    case endless
    /// Another one each time that the path is asked for; the last for good.
    case inTurn([Behaviour])
  }
}

extension LoopbackServer.Behaviour {
  package static func text(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) -> Self {
    .answer(status: status, headers: headers, body: Data(text.utf8))
  }

  package static func redirect(to location: String) -> Self {
    .answer(status: 302, headers: ["Location": location])
  }

  package static var asksForLogin: Self {
    .text("who are you", status: 401, headers: ["WWW-Authenticate": "Basic realm=\"music\""])
  }

  package static var webPage: Self {
    .text("<!DOCTYPE html><p>Welcome to this hotel", headers: ["Content-Type": "text/html"])
  }

  package static var garbage: Self { .bytes(Data([0, 1, 0xFF, 0x80]) + Data("\r\n\r\n".utf8)) }

  package static var invalidUTF8: Self {
    .answer(body: Data([0x7B, 0x22, 0xC3, 0x28, 0xFF, 0x22]))
  }

  /// A proxy that lets nobody through.
  package static func refusesAsProxy(status: Int) -> Self {
    .text("no", status: status, headers: ["Proxy-Authenticate": "Basic realm=\"proxy\""])
  }

  /// False when the connection is to be closed; `time` counts from 1.
  func perform(on connection: Connection, time: Int) -> Bool {
    switch self {
    case .answer(let status, let headers, let body):
      let length = ["Content-Length": "\(body.count)"]
      return connection.send(Self.head(status, headers.merging(length) { own, _ in own }) + body)
    case .bytes(let bytes):
      _ = connection.send(bytes)
    case .hang:
      connection.waitForEnd()
    case .hangInBody:
      if connection.send(Self.head(200, ["Content-Length": "10"]) + Data("[1, 2".utf8)) {
        connection.waitForEnd()
      }
    case .drip(let body, let milliseconds):
      var goesOn = connection.send(Self.head(200, ["Content-Length": "\(body.count)"]))
      for byte in body where goesOn {
        goesOn = connection.pause(milliseconds) && connection.send(Data([byte]))
      }
      return goesOn
    case .cutShort:
      _ = connection.send(Self.head(200, ["Content-Length": "1000"]) + Data("[1, 2".utf8))
    case .reset:
      connection.reset()
    case .gzipBomb:
      return Self.answer(headers: ["Content-Encoding": "gzip"], body: GzipBomb.data)
        .perform(on: connection, time: time)
    case .endless:
      let piece = Data(repeating: UInt8(ascii: " "), count: 1 << 16)
      var goesOn = connection.send(Self.head(200, ["Connection": "close"]))
      while goesOn { goesOn = connection.send(piece) }
    case .inTurn(let behaviours):
      let turn = behaviours.dropFirst(time - 1).first ?? behaviours.last
      return turn?.perform(on: connection, time: time) ?? false
    }
    return false
  }

  private static func head(_ status: Int, _ headers: [String: String]) -> Data {
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.sorted().joined()
    return Data("HTTP/1.1 \(status) Answer\r\n\(lines)\r\n".utf8)
  }
}
