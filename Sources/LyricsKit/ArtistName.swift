/// The name of an artist, or of several in one name.
struct ArtistName {
  let whole: String

  /// The artists it may be made of; "Simon & Garfunkel" looks like two.
  let parts: [String]

  init(_ name: String) {
    whole = name.typed
    parts = whole.split(
      separator: #/,\s|\s\(?(?:&|x|×|/|feat\.?|ft\.?|featuring|with|vs\.?)\s/#.ignoresCase()
    ).map(String.init)
  }

  var first: String {
    parts.first ?? whole
  }

  /// Gives 0 for the same name, 1 where all artists of one name are in the other, else `nil`.
  func distance(to other: ArtistName) -> Int? {
    if Self.folded(whole) == Self.folded(other.whole) { return 0 }
    let mine = Set(parts.map(Self.folded))
    let others = Set(other.parts.map(Self.folded))
    guard !mine.isEmpty, !others.isEmpty else { return nil }
    return mine.isSubset(of: others) || others.isSubset(of: mine) ? 1 : nil
  }

  private static func folded(_ name: String) -> String {
    let folded = name.folded
    return folded.hasPrefix("the ") ? String(folded.dropFirst(4)) : folded
  }
}
