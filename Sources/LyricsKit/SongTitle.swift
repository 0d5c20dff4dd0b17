/// The title of a song, told apart from what catalogs hang on its end.
struct SongTitle {
  /// As the catalog writes it, in the signs of keyboards.
  let whole: String

  /// Without versions that have the same words, and without guests: "Song (Live)".
  let plain: String

  /// Without features too: "Song".
  let bare: String

  /// What makes it another recording, perhaps with other words: both songs must have it, or lack it.
  let features: Set<SongFeature>

  /// The words of the features: "nobody remix".
  private let details: Set<String>

  /// Only the end is looked at, one suffix at a time, so that "(Don't Fear) The Reaper" stays.
  init(_ title: String) {
    whole = title.typed
    // Guests stand before other suffixes too: "Song (feat. Nobody) [Other Mix]".
    let guests = #/\s[(\[](?:feat|ft|featuring)\b[^()\[\]]*[)\]]/#.ignoresCase()
    var name = whole.replacing(guests, with: "")[...]
    var kept = ""
    var features: Set<SongFeature> = []
    // No title has more; a hostile one must not take long.
    for _ in 0..<8 {
      guard let suffix = TitleSuffix(endOf: name) else { break }
      if case .features(let found) = suffix.kind {
        features.formUnion(found)
        kept = name[suffix.name.endIndex...] + kept
      }
      name = suffix.name
    }
    plain = name + kept
    bare = String(name)
    details = Set(kept.folded.split(separator: " ").map(String.init))
    self.features = features
  }

  /// How many steps from the literal the two must go to be equal; `nil` where they are not.
  func distance(to other: SongTitle) -> Int? {
    if whole.folded == other.whole.folded { return 0 }
    if plain.isSpelling(of: other.plain) { return 1 }
    guard features == other.features, bare.isSpelling(of: other.bare) else { return nil }
    // One remix is not the other.
    return features.contains(.remix) && details != other.details ? nil : 2
  }

  /// Whether the two are recordings of one song that no catalog takes for the same.
  func isOtherVersion(of other: SongTitle) -> Bool {
    bare.isSpelling(of: other.bare)
  }
}
