import Foundation

/// An address that a page may point to: https to a plain host, or relative to the page.
///
/// Browsers read addresses more kindly than any list of bad ones foresees: they drop line ends
/// inside `java\nscript:`, take `\` for `/`, and `//host` for another site. So this lets through
/// what is known to be harmless, and nothing else.
struct WebAddress: Hashable, Sendable {
  let text: String

  /// Gives `nil` for every address that is neither; what is outside ASCII is percent-encoded.
  init?(_ address: String) {
    guard !address.isEmpty, address.unicodeScalars.allSatisfy(Self.isPlain) else { return nil }
    let isSafe =
      address.lowercased().hasPrefix("https://")
      ? Self.hasPlainHost(address.dropFirst(8)) : Self.isRelative(address)
    guard isSafe else { return nil }
    text = address.utf8.map { byte in
      byte < 0x80 ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// A picture written out.
  init(data: Data, type: ImageType) {
    text = "data:\(type.rawValue);base64,\(data.base64EncodedString())"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "<", ">", "\\", "`", "^", "{", "|", "}": false
    case "!"..."~": true
    default: scalar.value >= 0xA0 && !scalar.properties.isWhitespace
    }
  }

  private static func hasPlainHost(_ rest: Substring) -> Bool {
    let authority = rest.utf8.prefix { !"/?#".utf8.contains($0) }
    let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2 else { return false }
    return host.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-".utf8.contains($0 | 0x20) }
      && parts.dropFirst().allSatisfy { port in
        !port.isEmpty && port.allSatisfy { (0x30...0x39).contains($0) }
      }
  }

  /// No scheme and no host: no colon in the first part of the path, and not two slashes first.
  private static func isRelative(_ address: String) -> Bool {
    !address.hasPrefix("//") && !address.utf8.prefix { !"/?#".utf8.contains($0) }.contains(0x3A)
  }
}
