/// What an `.lrc` file says of itself in a line of its own: `[ar: Nobody]`.
package struct LRCTag: Hashable, Sendable {
  /// In lower case.
  package let name: String

  /// May hold brackets, as in `[ti: Song [Live]]`.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Takes a line without blanks around it.
  init?(_ line: Substring.UnicodeScalarView) {
    guard line.first == "[", line.last == "]" else { return nil }
    let content = line.dropFirst().dropLast()
    let name = content.prefix { $0.isASCII && $0.properties.isAlphabetic || $0 == "_" }
    guard !name.isEmpty, name.endIndex < content.endIndex, content[name.endIndex] == ":" else {
      return nil
    }
    self.name = String(name).lowercased()
    value = String(content[name.endIndex...].dropFirst().withoutBlanksAround)
  }

  /// Any name may be one; these are one wherever they stand, as "[Chorus: Nobody]" may be words.
  var isKnown: Bool {
    Self.known.contains(name)
  }

  private static let known: Set<String> = [
    "ti", "ar", "al", "au", "by", "re", "ve", "length", "offset", "id", "la", "lang", "encoding",
    "tool", "t_time", "title", "artist", "album",
  ]
}
