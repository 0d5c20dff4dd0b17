/// What a piece of text is for; which colour that is, the terminal decides.
package enum Role: Hashable, Sendable {
  case plain
  /// A name, or a heading.
  case strong
  /// What is missing or beside the point.
  case muted
  /// A word that the reader may type.
  case key
  case warning
  case failure

  /// The parameters of ECMA-48's "select graphic rendition".
  var rendition: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .muted: "2"
    case .key: "36"
    case .warning: "33"
    case .failure: "31"
    }
  }
}
