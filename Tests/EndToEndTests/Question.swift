/// A command line that asks one server one thing.
enum Question: String, CaseIterable, Sendable {
  case search
  case lookup
  case lyrics

  var words: [String] {
    switch self {
    case .search: ["search", "x"]
    case .lookup: ["lyrics", "1"]
    case .lyrics: ["lyrics", "--artist", "A", "--title", "B"]
    }
  }

  /// Names another server in the environment.
  var variable: String { self == .lyrics ? "MUSIC_LRCLIB_URL" : "MUSIC_ITUNES_URL" }

  /// The server that is asked otherwise.
  var host: String { self == .lyrics ? "lrclib.net" : "itunes.apple.com" }
}
