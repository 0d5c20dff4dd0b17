/// The name of an artist, or of several in one name.
struct ArtistName {
  let whole: String

  /// The artists it may be made of; "Simon & Garfunkel" looks like two.
  let parts: [String]

  init(_ name: String) {
    whole = name.typed
    parts = whole.split(
      separator: #/,\s|\s\(?(?:&|x|×|/|feat\.?|ft\.?|featuring|with|vs\.?|and(?=\s+the\s))\s/#
        .ignoresCase()
    ).map(String.init)
  }

  var first: String {
    parts.first ?? whole
  }

  /// Gives 0 for the same name, 1 where all artists of one name are in the other, else `nil`.
  func distance(to other: ArtistName) -> Int? {
    if whole.folded == other.whole.folded { return 0 }
    if !Self.keys(whole).isDisjoint(with: Self.keys(other.whole)) { return 0 }
    guard !parts.isEmpty, !other.parts.isEmpty else { return nil }
    let isWithin = Self.are(parts, in: other.parts) || Self.are(other.parts, in: parts)
    return isWithin ? 1 : nil
  }

  private static func are(_ names: [String], in others: [String]) -> Bool {
    let others = others.reduce(into: Set<String>()) { $0.formUnion(keys($1)) }
    // No song has more artists; a hostile name must not take long.
    return names.prefix(32).allSatisfy { !keys($0).isDisjoint(with: others) }
  }

  /// What spellings of the name have in common; names of signs only equal themselves.
  private static func keys(_ name: String) -> Set<String> {
    Set(
      name.spellings.flatMap { spelling in
        let words = spelling.replacing(#/(?i)^(.+),\s*the$/#) { "the \($0.1)" }.nameWords
        return [words, spelling.signsAsLetters.nameWords].map { words in
          (words.first == "the" && words.count > 1 ? words.dropFirst() : words[...]).joined()
        }
      }
    ).subtracting([""])
  }
}

extension String {
  /// "P!nk" and "Ke$ha" are letters to those who read them.
  fileprivate var signsAsLetters: String {
    replacing(#/!(?=\w)/#, with: "i").replacing("$", with: "s")
  }
}
