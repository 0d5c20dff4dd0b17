import Foundation
import Networking
import Testing

@testable import LyricsKit

/// What servers really said, where a folder of it lies beside the checkout; it is not ours to
/// commit.
struct RecordedLyricsTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/lyrics").standardizedFileURL
  static let exists = FileManager.default.fileExists(atPath: folder.path())

  @Test(
    .enabled(if: exists),
    arguments: [
      ("instrumental.json.js", "instrumental"), ("not-found.json.js", "notFound(unknown)"),
      ("not-found.realjson", "notFound(unknown)"), ("takedown.realjson", "notFound(unlicensed)"),
      ("tom-waits-new-coat-of-paint.json.js", "cut 2"), ("linkin-park-fuse.fmt-js.js", "cut 10"),
      ("patricio-rey-mi-perro-dinamita.json.js", "cut 3"),
      ("some-artist-oneline.json.js", "found 1"),
      ("quotes-and-backslashes.json.js", "cut 4"),
      ("katy-perry-i-kissed-a-girl.realjson", "found 6"),
    ])
  func `LyricWiki's recorded answers are told apart`(file: String, expected: String) async throws {
    let finding = try await find(
      .lyricwiki(http: Self.answering("lyricwiki/" + file)), "Song", "Artist")
    #expect(Self.summary(finding) == expected)
  }

  @Test(
    .enabled(if: exists),
    arguments: [
      ("get.i-want-to-live.json", "I Want to Live", "Borislav Slavov", 233.0, "timed 46"),
      ("get.never-gonna.json", "Never Gonna Give You Up", "Rick Astley", 214, "timed 2"),
      (
        "get.instrumental-empty-strings.json", "I Want To Live", "Borislav Slavov", 233,
        "instrumental"
      ),
      ("live-2026.hasWordSync.json", "Midnight City", "M83", 244, "timed 1"),
      ("plain-only.junk-album.json", "I Want to Live", "Borislav Slavov", 233, "found 46"),
      ("plain-contains-stamps.json", "Demo", "Demo", 20, "timed 3"),
      (
        "mcp.track-no-lyrics.json", "Placeholder Track 4", "Placeholder Artist 1", 192,
        "notFound(unknown)"
      ),
      ("search.fields.i-want-to-live.json", "I Want to Live", "Borislav Slavov", 233, "timed 46"),
      ("search.fields.i-want-to-live.json", "I Want to Live", "Nobody", 233, "notFound(unknown)"),
      ("search.blinding-lights.json", "Blinding Lights", "The Weeknd", 201, "timed 1"),
      (
        "search.blinding-lights.json", "Blinding Lights (Karaoke)", "The Weeknd", 200,
        "notFound(unknown)"
      ),
      ("search.empty-string-synced.json", "Can't Stop", "Red Hot Chili Peppers", 269, "timed 1"),
      ("lyricskit.search.json", "Test Song 2", "Test Artist", 180, "notFound(unknown)"),
      ("blank-plain.json", "Song", "Artist", 120, "notFound(unknown)"),
    ])
  func `LRCLIB's recorded answers are told apart`(
    file: String, title: String, artist: String, seconds: Double, expected: String
  ) async throws {
    let finding = try await find(
      .lrclib(http: Self.answering("lrclib/" + file)), title, artist, seconds)
    #expect(Self.summary(finding) == expected)
  }

  private func find(
    _ source: LyricsSource, _ title: String, _ artist: String, _ seconds: Double? = nil
  ) async throws -> Finding {
    try await source.find(LyricsQuery(title: title, artist: artist, seconds: seconds))
  }

  /// A server that says the same to every question.
  private static func answering(_ file: String) -> HTTP {
    HTTP { _ in HTTP.Response(body: try Data(contentsOf: folder.appending(path: file))) }
  }

  private static func summary(_ finding: Finding) -> String {
    switch finding {
    case .found(let lyrics):
      "\(lyrics.lines.allSatisfy { $0.text.isEmpty || $0.seconds != nil } ? "timed" : "found") \(lyrics.lines.count)"
    case .cut(let lyrics): "cut \(lyrics.lines.count)"
    case .instrumental: "instrumental"
    case .notFound(let reason): "notFound(\(reason))"
    }
  }
}
