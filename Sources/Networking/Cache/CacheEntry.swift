import Foundation

/// An answer as the cache keeps it: a head in text, then the body.
///
///     music-cache 1
///     <fingerprint of all that follows, in hexadecimal>
///     <kind> <status> <seconds since 1970>
///     <address>
///     <body>
struct CacheEntry: Hashable {
  private static let title = "music-cache 1"

  let kind: HTTP.Request.Kind
  let address: String
  let status: Int
  let stored: Date
  let body: Data

  init(_ response: HTTP.Response, to request: HTTP.Request, stored: Date) {
    kind = request.kind
    address = request.address
    status = response.status
    self.stored = stored
    body = response.body
  }

  /// Without headers, which nobody needs any more.
  var response: HTTP.Response {
    HTTP.Response(status: status, body: body)
  }

  /// `nil` where the file is damaged, or is not one of ours.
  init?(_ file: Data) {
    var rest = file[...]
    guard rest.removeLine() == Self.title, let fingerprint = rest.removeLine(),
      UInt64(fingerprint, radix: 16) == rest.fingerprint,
      let facts = rest.removeLine().flatMap(Facts.init), let address = rest.removeLine()
    else { return nil }
    (kind, status, stored) = (facts.kind, facts.status, facts.stored)
    self.address = address
    body = Data(rest)
  }

  var file: Data {
    let facts = "\(kind.rawValue) \(status) \(stored.timeIntervalSince1970)\n\(address)\n"
    let content = Data(facts.utf8) + body
    return Data("\(Self.title)\n\(String(content.fingerprint, radix: 16))\n".utf8) + content
  }

  /// How many first bytes of a file tell `stored(inBeginning:)`.
  static let bytesUntilStored = 128

  /// When the file was stored, without a look at the rest of it.
  static func stored(inBeginning beginning: Data) -> Date? {
    var rest = beginning[...]
    guard rest.removeLine() == title, rest.removeLine() != nil else { return nil }
    return rest.removeLine().flatMap(Facts.init)?.stored
  }
}

/// The third line.
private struct Facts {
  let kind: HTTP.Request.Kind
  let status: Int
  let stored: Date

  init?(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, let kind = HTTP.Request.Kind(rawValue: words[0]),
      let status = Int(words[1]), let seconds = Double(words[2]), seconds.isFinite
    else { return nil }
    self.kind = kind
    self.status = status
    stored = Date(timeIntervalSince1970: seconds)
  }
}

extension Data {
  /// Takes the text up to the next line feed away; `nil` where none comes soon, or it is no text.
  fileprivate mutating func removeLine() -> String? {
    guard let end = prefix(1 << 16).firstIndex(of: 0x0A) else { return nil }
    defer { self = self[(end + 1)...] }
    return String(validating: self[..<end], as: UTF8.self)
  }
}
