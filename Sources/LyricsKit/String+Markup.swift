import Foundation

extension String {
  /// The words of a piece of wiki text: breaks are lines, tags are left out, entities are decoded.
  ///
  /// Tags go before entities are decoded, so that `&lt;b&gt;` stays the text `<b>`.
  var withoutMarkup: String {
    withoutTrackingBlock.withoutTags.entitiesDecoded
      .replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Without the script for counting readers that LyricWiki puts after the words.
  private var withoutTrackingBlock: String {
    guard let start = range(of: "<!-- Begin comScore Tag -->", options: .literal) else {
      return self
    }
    let rest = self[start.upperBound...]
    let end = rest.range(of: "<!-- End comScore Tag -->", options: .literal)
    return String(self[..<start.lowerBound] + rest[(end?.upperBound ?? rest.endIndex)...])
  }

  /// A break takes the line feed after it along; a `<` that opens no tag stays.
  private var withoutTags: String {
    var text = ""
    var rest = unicodeScalars[...]
    while let start = rest.firstIndex(of: "<") {
      text += Substring(rest[..<start])
      rest = rest[start...].dropFirst()
      guard let end = rest.endOfTag else {
        text.append("<")
        continue
      }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      if tag.isBreak {
        text.append("\n")
        if rest.first == "\r" { rest = rest.dropFirst() }
        if rest.first == "\n" { rest = rest.dropFirst() }
      }
    }
    return text + Substring(rest)
  }
}

extension Substring.UnicodeScalarView {
  /// Where the tag ends whose `<` stands before this text; a tag holds no other `<`.
  fileprivate var endOfTag: Index? {
    let name = first == "/" ? dropFirst() : self
    guard let initial = name.first,
      initial.isASCII && initial.properties.isAlphabetic || initial == "!",
      let end = firstIndex(where: { $0 == ">" || $0 == "<" }), self[end] == ">"
    else { return nil }
    return end
  }

  fileprivate var isBreak: Bool {
    let name = (first == "/" ? dropFirst() : self).prefix { $0.isASCIIAlphanumeric }
    return String(name).lowercased() == "br"
  }
}
