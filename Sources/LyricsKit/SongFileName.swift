/// A name for a file of words that every system takes, whatever the song is called.
package struct SongFileName: Hashable, Sendable {
  /// `Artist - Title`, with no folder, and no ending yet; at most 200 bytes and never empty.
  package let stem: String

  package init(artist: String, title: String) {
    let names = [artist, title].map(Self.clean).filter { !$0.isEmpty }
    let stem = Self.cut(Self.clean(names.joined(separator: " - ")), to: 200)
    self.stem = stem.isEmpty ? "Untitled" : Self.isReserved(stem) ? "_" + stem : stem
  }

  /// Leaves out dots and blanks at both ends: a leading dot hides a file, and Windows drops those at
  /// the end.
  private static func clean(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "/", "\\", ":", "|", "\u{2215}", "\u{2044}", "\u{29F8}": scalars.append("-")
      case "\"": scalars.append("'")
      case "<", ">", "?", "*": break
      case _ where scalar.isBlank: scalars.append(" ")
      case _ where scalar.isUnseen: break
      default: scalars.append(scalar)
      }
    }
    let words = String(scalars).split(separator: " ").joined(separator: " ")
    return trimmed(words[...])
  }

  private static func trimmed(_ name: Substring) -> String {
    let scalars = name.unicodeScalars.drop { $0 == "." || $0 == " " }
    guard let last = scalars.lastIndex(where: { $0 != "." && $0 != " " }) else { return "" }
    return String(Substring(scalars[...last]))
  }

  /// Cuts between two characters; one that alone is longer is left out.
  private static func cut(_ name: String, to bytes: Int) -> String {
    guard name.utf8.count > bytes else { return name }
    var length = 0
    let kept = name.prefix { character in
      length += character.utf8.count
      return length <= bytes
    }
    return trimmed(kept)
  }

  /// Windows means a device by these, whatever follows a dot.
  private static func isReserved(_ stem: String) -> Bool {
    let name = (stem.split(separator: ".").first.map(String.init) ?? stem).uppercased()
      .trimmingSpaces
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(name) { return true }
    let digits: Set<Character> = Set("0123456789¹²³")
    return name.count == 4 && (name.hasPrefix("COM") || name.hasPrefix("LPT"))
      && name.last.map(digits.contains) == true
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(Substring(unicodeScalars[...].withoutBlanksAround))
  }
}

extension Unicode.Scalar {
  /// Controls, and what turns the direction of writing or hides: `gpj.exe` must not read as a picture.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
