import Foundation

/// The look of a page: the same text for every page, so that a hash can stand for it.
struct StyleSheet: Sendable {
  let text: String

  /// As a Content-Security-Policy names it.
  var hash: String {
    "sha256-" + Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
  }

  static var page: StyleSheet {
    let tints = Palette.tints.enumerated().map { index, tint in
      ".tint-\(index) { background-image: linear-gradient(145deg, #\(tint.0), #\(tint.1)); }"
    }
    let parts = [
      ":root { color-scheme: light dark; \(Palette.light.css) }",
      "@media (prefers-color-scheme: dark) { :root { \(Palette.dark.css) } }",
      layout, covers, tints.joined(separator: "\n"), edges, settings,
    ]
    return StyleSheet(text: "\n" + parts.joined(separator: "\n") + "\n")
  }

  /// A name that the style sheet knows.
  struct Class: Sendable {
    let name: String

    static let album = Class(name: "album")
    static let cover = Class(name: "cover")
    /// A cover of letters.
    static let drawn = Class(name: "drawn")
    static let empty = Class(name: "empty")
    static let facts = Class(name: "facts")
    static let heading = Class(name: "heading")
    /// The part of a row that scrolls.
    static let shelf = Class(name: "shelf")
    static let subtitle = Class(name: "subtitle")
    static let title = Class(name: "title")

    /// One of the tints, the same for a title on every page (FNV-1a).
    static func tint(for title: String) -> Class {
      let hash = title.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      return Class(name: "tint-\(hash % UInt32(Palette.tints.count))")
    }
  }
}
