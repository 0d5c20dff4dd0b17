import Foundation
import Testing

@testable import LyricsKit

struct LRCLIBRowsTests {
  static let query = LyricsQuery(
    title: "Song", artist: "Ann", album: "Album - Single", seconds: 200)

  /// Each case lists rows, of which the one whose words are "this" is to be taken.
  @Test(arguments: [
    [row(duration: 260), row("this")],
    [row(title: "Song (Karaoke)"), row("this")], [row(artist: "Sing Along"), row("this")],
    [row(title: "Song (Live)"), row("this")], [row(title: "Song (2011 Remaster)"), row("this")],
    [row(artist: "Ann & Bob"), row("this")], [row(duration: 1), row("this", duration: 203)],
    [row(album: "Other"), row("this")], [row(), row("this", times: true)],
    [row(duration: 202), row("this", duration: 201)],
    [row(album: "Other", times: true), row("this")],
    [row(nil), row("this", title: "Song (feat. Bob)", artist: "Ann feat. Bob", album: "Other")],
    [row("this", duration: 1), row(duration: 205)],
    ["7", "null", #"{"trackName":7,"artistName":"Ann","plainLyrics":"no"}"#, row("this")],
    [
      #"{"artistName":"Ann","plainLyrics":"no"}"#, #"{"trackName":"Song","plainLyrics":"no"}"#,
      row("this"),
    ],
    [#"{"trackName":"Song","artistName":"Ann","instrumental":true}"#, row("this", duration: 203)],
  ])
  func `The row that fits best is taken`(rows: [String]) throws {
    let found = try finding(rows)
    guard case .found(let lyrics) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(lyrics.lines.map(\.text) == ["this"])
  }

  @Test(arguments: [
    (200.0, 203.0, true), (200, 204, true), (200, 204.1, false), (100, 103, true), (100, 97, true),
    (100, 103.1, false), (600, 612, true), (600, 587, false), (600, 4.9, true), (600, 5, false),
  ])
  func `A length may differ by three seconds, or two in a hundred`(
    asked: Double, given: Double, fits: Bool
  ) throws {
    let query = LyricsQuery(title: "Song", artist: "Ann", seconds: asked)
    #expect((try finding([Self.row(duration: given)], for: query) != nil) == fits)
  }

  @Test func `Without a known length any length fits`() throws {
    let query = LyricsQuery(title: "Song", artist: "Ann")
    #expect(try finding([Self.row(duration: 999)], for: query) != nil)
  }

  @Test func `Rows of other songs are no finding`() throws {
    #expect(
      try finding([Self.row(title: "Songs"), Self.row(artist: "Anna"), Self.row(nil)]) == nil)
    #expect(try finding([]) == nil)
  }

  private func finding(
    _ rows: [String], for query: LyricsQuery = query
  ) throws -> Finding? {
    let json = "[\(rows.joined(separator: ","))]"
    return try JSONDecoder().decode(LRCLIBRows.self, from: Data(json.utf8)).rows
      .compactMap { $0.candidate(from: "lrclib") }.matches(for: query)
      .first { $0.isSure }?.finding
  }

  private static func row(
    _ words: String? = "other", title: String = "Song", artist: String = "Ann",
    album: String = "Album", duration: Double = 200, times: Bool = false
  ) -> String {
    let words = words.map { "\"\(times ? "[00:01.00] " : "")\($0)\"" } ?? "null"
    return """
      {"trackName":"\(title)","artistName":"\(artist)","albumName":"\(album)",\
      "duration":\(duration),"\(times ? "synced" : "plain")Lyrics":\(words)}
      """
  }
}
