import Foundation

/// Where answers are kept, and where processes agree on their pace.
struct Folders: Hashable, Sendable {
  let cache: String
  let state: String

  /// By the rules of XDG: what is unset, empty or relative counts for nothing.
  init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func folder(_ variable: String, else standard: String) -> String {
      let own = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (own ?? "\(home)/\(standard)") + "/music"
    }
    #if canImport(Darwin)
      cache = folder("XDG_CACHE_HOME", else: "Library/Caches")
    #else
      cache = folder("XDG_CACHE_HOME", else: ".cache")
    #endif
    state = folder("XDG_STATE_HOME", else: ".local/state")
  }
}
