/// What makes a recording another one than the song's own.
enum SongFeature {
  case live
  case remix
  case acoustic
  case karaoke
  case instrumental
  case demo
  case cover
  /// Voices only.
  case voices
  /// Played faster or slower.
  case tempo

  /// Takes a folded word.
  init?(_ word: Substring) {
    switch word {
    case "live": self = .live
    case "remix", "remixed", "remixes", "rmx", "rework", "bootleg": self = .remix
    case "acoustic", "unplugged", "stripped": self = .acoustic
    case "karaoke", "playback": self = .karaoke
    case "instrumental", "instrumentals": self = .instrumental
    case "demo", "demos": self = .demo
    case "cover": self = .cover
    case "cappella", "acapella", "acappella": self = .voices
    case "nightcore", "sped", "slowed", "chipmunk": self = .tempo
    default: return nil
    }
  }

  /// Finds them in the folded words of a suffix.
  static func all(in words: [Substring]) -> Set<SongFeature> {
    let text = words.joined(separator: " ")
    let isKaraoke = karaokePhrases.contains { text.contains($0) }
    return Set(words.compactMap { SongFeature($0) }).union(isKaraoke ? [.karaoke] : [])
  }

  /// Only those whose makers call themselves by it: "Nobody Karaoke", "Nobody Tribute Band".
  static func inArtist(_ name: String) -> Set<SongFeature> {
    let words = name.folded.split(separator: " ")
    return words.contains("karaoke") || words.contains("tribute") ? [.karaoke] : []
  }

  private static let karaokePhrases = [
    "originally performed", "in the style of", "made famous", "backing track", "sing along",
    "tribute to", "off vocal",
  ]
}
