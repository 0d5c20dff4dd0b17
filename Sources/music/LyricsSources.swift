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
    ]

  static var names: [String] { all.map(\.name) }

  /// In the order of `names`.
  static func named(_ names: [String], in world: World) throws(Failure) -> [LyricsSource] {
    var sources: [LyricsSource] = []
    for name in names {
      for source in all where source.name == name { sources.append(try source.make(world)) }
    }
    return sources
  }

  /// LyricWiki is gone: it is asked only where somebody runs a server that speaks its language.
  static func standard(in world: World) throws(Failure) -> [LyricsSource] {
    let hasLyricWiki = world.environment["MUSIC_LYRICWIKI_URL"].map { !$0.isEmpty } ?? false
    return try named(hasLyricWiki ? ["lrclib", "lyricwiki"] : ["lrclib"], in: world)
  }
}
