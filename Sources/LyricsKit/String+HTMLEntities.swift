extension String {
  /// With each entity replaced by its character, once: `&amp;lt;` is the text `&lt;`.
  ///
  /// What is no entity stays text: an unknown name, a number that is no character of a text, a
  /// missing semicolon.
  var entitiesDecoded: String {
    var text = ""
    var rest = unicodeScalars[...]
    while let start = rest.firstIndex(of: "&") {
      text += Substring(rest[..<start])
      rest = rest[start...].dropFirst()
      let name = rest.prefix { $0.isASCIIAlphanumeric || $0 == "#" }
      let after = rest[name.endIndex...]
      if after.first == ";", let character = Self.character(String(name)) {
        text.unicodeScalars.append(character)
        rest = after.dropFirst()
      } else {
        text.append("&")
      }
    }
    return text + Substring(rest)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return HTMLEntity.named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard
      let value = UInt32(
        isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let character =
      (0x80..<0xA0).contains(value)
      ? HTMLEntity.windows[Int(value) - 0x80] : Unicode.Scalar(value)
    guard let character, character.isTextual else { return nil }
    return character
  }
}

extension Unicode.Scalar {
  var isASCIIAlphanumeric: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
  }

  /// No control character, but for those that lay out a text.
  fileprivate var isTextual: Bool {
    properties.generalCategory != .control || self == "\t" || self == "\n" || self == "\r"
  }
}
