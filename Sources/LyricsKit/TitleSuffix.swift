/// What a catalog hangs on the end of a title, in brackets or after a dash.
struct TitleSuffix {
  enum Kind {
    /// The same words in another edition: "(2011 Remaster)".
    case version
    /// Who else sings: "(feat. Nobody)".
    case guests
    case features(Set<SongFeature>)
  }

  /// The title before the suffix, without blanks at its end; never empty.
  let name: Substring
  let kind: Kind

  /// Takes a title as typed; fails where it ends in words of its own.
  init?(endOf title: Substring) {
    guard
      let parts = Self.bracketed(title) ?? Self.dashed(title) ?? Self.guests(title),
      let kind = Self.kind(of: parts.text, isBracketed: parts.isBracketed)
    else { return nil }
    let name = parts.name.trimmingSuffix(while: \.isWhitespace)
    guard name.contains(where: { !$0.isWhitespace }) else { return nil }
    self.name = name
    self.kind = kind
  }

  private typealias Parts = (name: Substring, text: Substring, isBracketed: Bool)

  private static func bracketed(_ title: Substring) -> Parts? {
    let title = title.trimmingSuffix(while: \.isWhitespace)
    guard let closer = title.last,
      let opener = ([")": "(", "]": "["] as [Character: Character])[closer]
    else { return nil }
    var depth = 0
    for index in title.indices.reversed() {
      if title[index] == closer { depth += 1 }
      if title[index] == opener { depth -= 1 }
      if depth == 0 {
        return (title[..<index], title[index...].dropFirst().dropLast(), true)
      }
    }
    return nil
  }

  private static func dashed(_ title: Substring) -> Parts? {
    guard let dash = title.ranges(of: #/\s-\s/#).last else { return nil }
    return (title[..<dash.lowerBound], title[dash.upperBound...], false)
  }

  /// "with" is no guest without brackets: "Stay With Me".
  private static func guests(_ title: Substring) -> Parts? {
    guard let word = title.firstRange(of: #/\s(?:feat|ft|featuring)\b/#.ignoresCase()) else {
      return nil
    }
    return (title[..<word.lowerBound], title[word.lowerBound...], false)
  }

  private static func kind(of text: Substring, isBracketed: Bool) -> Kind? {
    let words = String(text).folded.split(separator: " ")
    guard let first = words.first else { return nil }
    if guestWords.contains(first) || isBracketed && isGuest(words) { return .guests }
    let features = SongFeature.all(in: words)
    if !features.isEmpty { return .features(features) }
    let isFilm = first == "from" && text.contains("\"")
    return isFilm || words.allSatisfy(isOfVersion) ? .version : nil
  }

  /// "(with Nobody)" is one, "(With You)" is not.
  private static func isGuest(_ words: [Substring]) -> Bool {
    words.first == "with" && words.dropFirst().first.map { !pronouns.contains($0) } ?? false
  }

  private static func isOfVersion(_ word: Substring) -> Bool {
    versionWords.contains(word)
      || word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20")) && Int(word) != nil
  }

  private static let guestWords: Set<Substring> = ["feat", "ft", "featuring"]

  private static let pronouns: Set<Substring> = ["me", "you", "u", "him", "her", "us", "them"]

  private static let versionWords: Set<Substring> = [
    "remaster", "remastered", "digital", "mono", "stereo", "original", "single", "album", "radio",
    "version", "edit", "mix", "explicit", "clean", "bonus", "track", "deluxe", "edition", "main",
    "skit", "official", "audio", "music", "video", "lyric", "lyrics", "hd", "hq",
  ]
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}
