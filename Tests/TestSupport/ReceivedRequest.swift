import Foundation

/// What a client asked a `LoopbackServer`.
package struct ReceivedRequest: Hashable, Sendable {
  package let method: String

  /// As on the wire: `/search?term=a%2Fb`, through a proxy a whole address or `host:443`.
  package let target: String

  /// By lower-case name.
  package let headers: [String: String]

  package var path: String { String(target.prefix { $0 != "?" }) }

  /// `nil` when the client goes, or talks anything but HTTP.
  init?(from connection: Connection) {
    var head = Data()
    let end = Data("\r\n\r\n".utf8)
    while head.firstRange(of: end) == nil {
      let bytes = connection.receive()
      guard !bytes.isEmpty else { return nil }
      head += bytes
      // A TLS handshake has no line at all, and would be waited for in vain.
      guard head.first.map({ $0 >= UInt8(ascii: "A") }) == true else { return nil }
    }
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    let opening = lines.first?.split(separator: " ") ?? []
    guard opening.count == 3 else { return nil }
    method = String(opening[0])
    target = String(opening[1])
    let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      return (pair[0].lowercased(), pair[1].trimmingCharacters(in: .whitespaces))
    }
    headers = Dictionary(pairs, uniquingKeysWith: { "\($0), \($1)" })
  }
}
