import Foundation
import Networking
import Testing
import TestSupport

@testable import LyricsKit

struct LRCLIBTests {
  static let base = "https://lrclib.net/api/"
  static let whole = base + "get?track_name=Song&artist_name=Ann&album_name=Album&duration=200"
  static let bare = base + "get?track_name=Song&artist_name=Ann"
  static let search = base + "search?track_name=Song&artist_name=Ann"
  static let miss = HTTP.Response(
    status: 404, #"{"message":"Failed to find specified track","statusCode":404}"#)
  static let query = LyricsQuery(title: "Song", artist: "Ann", album: "Album", seconds: 200)

  @Test(arguments: [
    (
      #""plainLyrics":"one\n\ntwo\n","syncedLyrics":null"#,
      Finding.found(Lyrics(text: "one\n\ntwo"))
    ),
    (
      #""plainLyrics":"one\ntwo","syncedLyrics":"[00:01.50] one\n[00:02.00] \n[00:03.00]two\n[00:09.00] ""#,
      .found(Lyrics(lines: [.init("one", at: 1500), .init("", at: 2000), .init("two", at: 3000)]))
    ),
    (
      #""plainLyrics":"one\n\ntwo","syncedLyrics":"[00:01.50] one\n[00:03.00]two""#,
      .found(Lyrics(lines: [.init("one", at: 1500), .init(""), .init("two", at: 3000)]))
    ),
    (
      #""plainLyrics":"\none\n\ntwo\nthree","syncedLyrics":"[00:01.00]one\n[00:02.00]\n[00:03.00]two\n[00:04.00]\n[00:05.00]three""#,
      .found(
        Lyrics(lines: [
          .init("one", at: 1000), .init("", at: 2000), .init("two", at: 3000), .init("", at: 4000),
          .init("three", at: 5000),
        ]))
    ),
    (
      #""plainLyrics":"one\n\nthree","syncedLyrics":"[00:01.50] one\n[00:03.00]two""#,
      .found(Lyrics(lines: [.init("one", at: 1500), .init("two", at: 3000)]))
    ),
    (
      #""plainLyrics":null,"syncedLyrics":"[00:01.00] one""#,
      .found(Lyrics(lines: [.init("one", at: 1000)]))
    ),
    (#""plainLyrics":"one\n[00:05.00] two","syncedLyrics":"""#, .found(Lyrics(text: "one\ntwo"))),
    (#""plainLyrics":" ","syncedLyrics":"one""#, .found(Lyrics(text: "one"))),
    (#""instrumental":true,"plainLyrics":null,"syncedLyrics":null"#, .instrumental),
    (#""instrumental":true,"plainLyrics":"","syncedLyrics":"[au: instrumental]""#, .instrumental),
    (#""instrumental":false,"plainLyrics":"  ","syncedLyrics":"""#, .notFound(.unknown)),
    (#""instrumental":false,"plainLyrics":null,"syncedLyrics":"[00:01.00] ""#, .notFound(.unknown)),
    (#""plainLyrics":1,"syncedLyrics":[]"#, .notFound(.unknown)),
    (#""lang":"en""#, .notFound(.unknown)),
  ])
  func `What a row says of the words decides what it is`(
    keys: String, expected: Finding
  ) async throws {
    let row = #"{"id":1,"name":"Song","artistName":"Ann","duration":200.0,\#(keys)}"#
    let finding = try await find([
      Self.whole: HTTP.Response(row), Self.bare: Self.miss, Self.search: HTTP.Response("[]"),
    ])
    #expect(finding == expected)
  }

  @Test(arguments: [404, 400])
  func `A miss is followed by a question for less`(status: Int) async throws {
    let finding = try await find([
      Self.whole: HTTP.Response(status: status, ""),
      Self.bare: HTTP.Response(#"{"trackName":"Song","artistName":"Ann","plainLyrics":"la"}"#),
    ])
    #expect(finding == .found(Lyrics(text: "la")))
  }

  @Test func `A row of another length is not taken, and the search goes on`() async throws {
    let finding = try await find([
      Self.whole: Self.miss,
      Self.bare: HTTP.Response(
        #"{"trackName":"Song","artistName":"Ann","duration":262,"plainLyrics":"other"}"#),
      Self.search: HTTP.Response(
        #"[{"trackName":"Song","artistName":"Ann","duration":"203.9","plainLyrics":"la"}]"#),
    ])
    #expect(finding == .found(Lyrics(text: "la")))
  }

  @Test func `When every question is a miss the song is not found`() async throws {
    let finding = try await find([
      Self.whole: Self.miss, Self.bare: Self.miss, Self.search: HTTP.Response("[]"),
    ])
    #expect(finding == .notFound(.unknown))
  }

  @Test(arguments: [
    (
      HTTP.Response(status: 429, headers: ["retry-after": "7"], ""),
      HTTPError.Reason.tooManyRequests(retryAfter: 7)
    ),
    (HTTP.Response(status: 503, "<html>"), .status(503)),
    (HTTP.Response(status: 302, ""), .status(302)),
    (HTTP.Response("<html>"), .webPage), (HTTP.Response("[{},"), .nonsense(offset: 4)),
    (HTTP.Response("null"), .nonsense(offset: nil)),
  ])
  func `A question without an answer is never taken for a miss`(
    response: HTTP.Response, reason: HTTPError.Reason
  ) async {
    await #expect(throws: HTTPError(host: "lrclib.net", reason)) {
      try await find([Self.whole: Self.miss, Self.bare: response])
    }
  }

  @Test func `Another server of the kind may be asked`() async throws {
    let address = "http://localhost:8080/api/get?track_name=Song&artist_name=Ann"
    let source = LyricsSource.lrclib(
      http: .answering([
        address: HTTP.Response(#"{"trackName":"Song","artistName":"Ann","plainLyrics":"la"}"#)
      ]), base: "http://localhost:8080")
    let finding = try await source.find(LyricsQuery(title: "Song", artist: "Ann"))
    #expect(finding == .found(Lyrics(text: "la")))
  }

  private func find(_ answers: [String: HTTP.Response]) async throws -> Finding {
    try await LyricsSource.lrclib(http: .answering(answers)).find(Self.query)
  }
}
