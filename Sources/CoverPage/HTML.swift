/// A piece of a page; texts and attributes are escaped where it is written, and nowhere else.
indirect enum HTML: Sendable {
  case element(Tag, [Attribute], [HTML])
  case text(String)
  case style(StyleSheet)

  enum Tag: String, Sendable {
    case a, body, div, h1, h2, head, header, html, img, li, main, meta, p, section, span, title, ul

    /// Has no content and no end tag.
    var isVoid: Bool { self == .img || self == .meta }

    /// Stands on a line of its own.
    var isBlock: Bool { ![.a, .span].contains(self) }

    /// Holds other blocks, so its end stands on a line of its own too.
    var holdsBlocks: Bool {
      [.body, .div, .head, .header, .html, .li, .main, .section, .ul].contains(self)
    }
  }
}

extension HTML {
  func write(to page: inout String) {
    switch self {
    case .text(let text): page += Self.escaped(text)
    case .style(let sheet): page += "\n<style>\(sheet.text)</style>"
    case .element(let tag, let attributes, let children):
      if tag.isBlock { page += "\n" }
      page += "<" + tag.rawValue
      for attribute in attributes {
        page += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
      }
      page += ">"
      for child in children { child.write(to: &page) }
      if tag.holdsBlocks { page += "\n" }
      if !tag.isVoid { page += "</\(tag.rawValue)>" }
    }
  }

  /// Means the same between tags and between double quotes; what no page may hold becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    // A picture that is written out is long, and holds nothing to escape.
    guard text.utf8.contains(where: { !Self.isPlain($0) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += " "
      case "\0"..<" ", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Letters and marks of ASCII that mean themselves.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
