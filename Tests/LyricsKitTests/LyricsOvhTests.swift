import Foundation
import Networking
import Testing
import TestSupport

@testable import LyricsKit

struct LyricsOvhTests {
  static let base = "https://api.lyrics.ovh/v1/"
  static let query = LyricsQuery(title: "Song (feat. Bob)", artist: "Ann/Ann & Bob")
  static let whole = base + "Ann%2FAnn%20%26%20Bob/Song%20%28feat.%20Bob%29"
  static let plain = base + "Ann%2FAnn/Song"

  @Test(arguments: [
    ("one\\ntwo", ["one", "two"]), ("\\r\\none\\r\\ntwo\\r\\n", ["one", "two"]),
    ("Paroles de la chanson Song par Ann\\r\\n[Ann]\\none", ["[Ann]", "one"]),
    (
      "Paroles de la chanson Song par Ann\\n\\none\\ntwo\\n\\n*** This Lyrics is NOT for Commercial Use ***\\n",
      ["one", "two"]
    ),
    (
      "one\\n\\ntwo\\n\\nthree\\n\\n\\n\\nfour\\n\\nfive",
      ["one", "two", "three", "", "four", "five"]
    ),
    ("one\\n\\ntwo\\nthree", ["one", "", "two", "three"]), ("one\\n\\ntwo", ["one", "", "two"]),
    ("R&amp;B", ["R&B"]),
  ])
  func `Only words are left of an answer`(lyrics: String, lines: [String]) async throws {
    let finding = try await find([Self.whole: HTTP.Response("{\"lyrics\":\"\(lyrics)\"}")])
    #expect(finding == .found(Lyrics(lines: lines.map { .init($0) })))
  }

  @Test(arguments: [
    HTTP.Response(status: 404, #"{"error":"No lyrics found"}"#),
    HTTP.Response(status: 400, #"{"error":"Invalid artist or title"}"#), HTTP.Response("{}"),
    HTTP.Response(#"{"lyrics":123}"#), HTTP.Response(#"{"lyrics":" \n "}"#),
    HTTP.Response(#"{"lyrics":null}"#),
    HTTP.Response(#"{"lyrics":"Paroles de la chanson a par b"}"#),
  ])
  func `An answer without words is a miss, and the plain names are asked for`(
    response: HTTP.Response
  ) async throws {
    let found = HTTP.Response(#"{"lyrics":"la"}"#)
    #expect(
      try await find([Self.whole: response, Self.plain: found]) == .found(Lyrics(text: "la")))
    #expect(
      try await find([Self.whole: response, Self.plain: response]) == .notFound(.unknown))
  }

  @Test(arguments: [
    (HTTP.Response(status: 503, "<html>"), HTTPError.Reason.status(503)),
    (HTTP.Response("<html>"), .webPage), (HTTP.Response(""), .empty),
    (HTTP.Response(status: 301, ""), .status(301)),
  ])
  func `A question without an answer is no miss`(
    response: HTTP.Response, reason: HTTPError.Reason
  ) async {
    await #expect(throws: HTTPError(host: "api.lyrics.ovh", reason)) {
      try await find([Self.whole: response])
    }
  }

  @Test(arguments: [("", "Ann"), ("Song", " "), ("..", "Ann"), ("Song", ".")])
  func `A name of nothing or of dots is not asked for`(title: String, artist: String) {
    let questions = LyricsOvhQuestions(
      LyricsQuery(title: title, artist: artist), base: "https://a")
    #expect(questions.requests.isEmpty)
  }

  @Test(
    .enabled(if: Recordings.areThere),
    arguments: [
      ("apiary-example", 1), ("header-footer", 2), ("leading-crlf", 2), ("doubled-newlines", 6),
      ("yellow", 21), ("empty-object", nil),
    ])
  func `Recorded answers are told apart`(name: String, lines: Int?) async throws {
    let file = try #require(Recordings.files(in: "lyrics/lyricsovh", beginning: [name]).first)
    let body = try Data(contentsOf: file)
    let source = LyricsSource.lyricsOvh(http: HTTP { _ in HTTP.Response(body: body) })
    let finding = try await source.find(LyricsQuery(title: "Song", artist: "Ann"))
    #expect(finding.lyrics?.lines.count == lines)
    #expect(finding.lyrics?.lines.contains { $0.text.contains("Paroles") } != true)
  }

  private func find(_ answers: [String: HTTP.Response]) async throws -> Finding {
    try await LyricsSource.lyricsOvh(http: .answering(answers)).find(Self.query)
  }
}
