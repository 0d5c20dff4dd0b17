/// Whether a row is of the song's album; that decides only between rows that are both the song.
struct AlbumMatch {
  private(set) var differences: Set<Difference> = []
  private(set) var penalty = 0

  init(_ given: String?, for wanted: String?) {
    let given = given.flatMap(Self.name)
    let wanted = wanted.flatMap(Self.name)
    guard given?.bare.folded != wanted?.bare.folded || given == nil else { return }
    penalty = 5
    guard let given, let wanted else { return }
    differences = [.album]
    // "Songs (Live)" has other recordings than "Songs", even where the titles do not say so.
    if Self.features(given) != Self.features(wanted) { penalty += 5 }
  }

  /// Gives `nil` for what people type who do not know it.
  private static func name(_ album: String) -> SongTitle? {
    let isJunk = album.folded.unicodeScalars.count(where: \.properties.isAlphabetic) == 0
    let name = album.typed.replacing(#/ - (?:Single|EP)$/#, with: "")
    return isJunk || junk.contains(album.folded) ? nil : SongTitle(name)
  }

  private static let junk: Set<String> = ["a", "none", "null", "unknown", "unknwon", "n a"]

  private static func features(_ album: SongTitle) -> Set<SongFeature> {
    Set(album.whole.folded.split(separator: " ").compactMap { SongFeature($0) })
      .subtracting([.instrumental])
  }
}
