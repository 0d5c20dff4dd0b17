/// An attribute of a page's element; there are no others than these.
struct Attribute: Sendable {
  let name: String
  let value: String

  private init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  static func address(_ address: WebAddress) -> Attribute { Attribute("href", address.text) }
  static func source(_ address: WebAddress) -> Attribute { Attribute("src", address.text) }
  static func alternative(_ text: String) -> Attribute { Attribute("alt", text) }
  static func classes(_ names: StyleSheet.Class...) -> Attribute {
    Attribute("class", names.map(\.name).joined(separator: " "))
  }
  static func id(ofRow index: Int) -> Attribute { Attribute("id", "row-\(index)") }
  static func labelled(byRow index: Int) -> Attribute {
    Attribute("aria-labelledby", "row-\(index)")
  }
  static func meta(_ name: String, _ content: String) -> [Attribute] {
    [Attribute("name", name), Attribute("content", content)]
  }
  static func policy(_ content: String) -> [Attribute] {
    [Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", content)]
  }

  static let english = Attribute("lang", "en")
  static let utf8 = Attribute("charset", "utf-8")
  /// Each title is read in the direction of its own letters.
  static let ownDirection = Attribute("dir", "auto")
  static let isRegion = Attribute("role", "region")
  /// Lists without bullets are no lists to some readers unless they say so.
  static let isList = Attribute("role", "list")
  static let takesFocus = Attribute("tabindex", "0")
  static let hidden = Attribute("aria-hidden", "true")
  static let lazy = Attribute("loading", "lazy")
  static let decodedLater = Attribute("decoding", "async")
  static let coverSize = [Attribute("width", "150"), Attribute("height", "150")]
  static let tellsNobody = Attribute("rel", "noopener noreferrer")
}
