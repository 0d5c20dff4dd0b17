import LyricsKit
import Networking

/// Where words may come from: a new source is one more line in this list.
enum LyricsSources {
  private static let all:
    [(name: String, make: @Sendable (World) throws(Failure) -> LyricsSource)] = [
      (
        "lrclib",
        { world throws(Failure) in
          .lrclib(
            http: world.http,
            base: try world.address("MUSIC_LRCLIB_URL", else: "https://lrclib.net"))
        }
      ),
      (
        "lyricwiki",
        { world throws(Failure) in
          .lyricwiki(
            http: world.http,
            base: try world.address("MUSIC_LYRICWIKI_URL", else: "http://lyrics.wikia.com"))
        }
      ),
      (
        "lyrics.ovh",
        { world throws(Failure) in
          .lyricsOvh(
            http: world.http,
            base: try world.address("MUSIC_LYRICS_OVH_URL", else: "https://api.lyrics.ovh"))
        }
      ),
    ]

  static var names: [String] { all.map(\.name) }

  /// Whether a person may mean a source by it: its name, or the path of a folder.
  static func knows(_ name: String) -> Bool {
    names.contains(name) || isFolder(name)
  }

  /// A folder's path has a `/` in it, or is one of dots, so that no name of a source is one.
  private static func isFolder(_ name: String) -> Bool {
    name.contains("/") || name == "." || name == ".."
  }

  /// In the order of `names`.
  static func named(_ names: [String], in world: World) throws(Failure) -> [LyricsSource] {
    var sources: [LyricsSource] = []
    for name in names {
      if isFolder(name) { sources.append(folder(name, in: world)) }
      for source in all where source.name == name { sources.append(try source.make(world)) }
    }
    return sources
  }

  private static func folder(_ path: String, in world: World) -> LyricsSource {
    let files = world.files
    return .folder(
      path,
      files: LyricsFolder(
        names: { try files.names(path) }, read: { try files.read("\(path)/\($0)") }))
  }

  /// The person's own words come first.
  ///
  /// LyricWiki is gone: it is asked only where somebody runs a server that speaks its language.
  static func standard(in world: World) throws(Failure) -> [LyricsSource] {
    func value(_ variable: String) -> String? {
      world.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    let own = value("MUSIC_LYRICS_DIR").map { [folder($0, in: world)] } ?? []
    let hasLyricWiki = value("MUSIC_LYRICWIKI_URL") != nil
    return try own + named(hasLyricWiki ? ["lrclib", "lyricwiki"] : ["lrclib"], in: world)
  }
}
