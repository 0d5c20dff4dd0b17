/// What makes a recording another one than the song's own.
enum SongFeature {
  case live
  case remix
  case acoustic
  case karaoke
  case instrumental

  /// Takes a folded word.
  init?(_ word: Substring) {
    switch word {
    case "live": self = .live
    case "remix", "remixed", "rmx": self = .remix
    case "acoustic", "unplugged": self = .acoustic
    case "karaoke": self = .karaoke
    case "instrumental": self = .instrumental
    default: return nil
    }
  }
}
