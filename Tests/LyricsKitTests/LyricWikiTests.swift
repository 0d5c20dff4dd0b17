import Foundation
import Networking
import Testing
import TestSupport

@testable import LyricsKit

struct LyricWikiTests {
  static let address =
    "http://lyrics.wikia.com/api.php?func=getSong&artist=The+Nobodies&song=Rock+%27n%27+%26+Roll&fmt=json"

  @Test func `A hit gives the words as the singer sings them`() async throws {
    let finding = try await finding(
      "song = {\n'artist':'The Nobodies',\n'song':'Rock \\'n\\' & Roll',\n"
        + "'lyrics':'It\\'s \"ours\" &amp; yours \\n\\n<i>la<\\/i> la\\n',\n'url':'http://x'\n}\n")
    #expect(finding == .found(Lyrics(text: "It's \"ours\" & yours\n\nla la")))
  }

  @Test(arguments: [
    ("Not found", Finding.notFound(.unknown)), (" ", .notFound(.unknown)),
    ("Instrumental", .instrumental),
    ("[...]", .notFound(.unlicensed)),
    (
      "We don\\'t currently have a license for these lyrics. Please try again in a few days!",
      .notFound(.unlicensed)
    ),
    ("la la\\nThe qui[...]", .cut(Lyrics(text: "la la\nThe qui"))),
    ("la la up [...]", .cut(Lyrics(text: "la la up"))),
    ("la la<br /[...]", .cut(Lyrics(text: "la la"))), ("la &eacut[...]", .cut(Lyrics(text: "la"))),
    ("la <3 la[...]", .cut(Lyrics(text: "la <3 la"))),
    ("you & me[...]", .cut(Lyrics(text: "you & me"))),
    ("[...] la", .found(Lyrics(text: "[...] la"))),
    ("Not found in the town", .found(Lyrics(text: "Not found in the town"))),
    ("Instrumental in it", .found(Lyrics(text: "Instrumental in it"))),
  ])
  func `What the server says in the words' place is not taken for words`(
    lyrics: String, expected: Finding
  ) async throws {
    #expect(try await finding("song = {'lyrics':'\(lyrics)'}") == expected)
  }

  @Test(arguments: [
    "Unfortunately, due to licensing restrictions from some publishers we can no longer …",
    "API is temporarily disabled due to high traffic.  We expect it to be re-enabled …",
  ])
  func `A notice about the service is an error`(notice: String) async {
    await #expect(throws: LyricsError.notice(host: "lyrics.wikia.com")) {
      try await finding("song = {'lyrics':'\(notice)'}")
    }
  }

  @Test func `A page of links is no song`() async throws {
    #expect(
      try await finding(#"{"listingPage":"A:B","pageTitles":["A:C"]}"#) == .notFound(.listing))
  }

  @Test(arguments: [
    (HTTP.Response(status: 410, ""), HTTPError.Reason.status(410)),
    (HTTP.Response(status: 404, "<html>"), .status(404)), (HTTP.Response("<html>"), .webPage),
    (HTTP.Response(""), .empty), (HTTP.Response("song = {'lyrics':'it's'}"), .nonsense(offset: 21)),
    (HTTP.Response(#"{"artist":"A","albums":[]}"#), .nonsense(offset: nil)),
  ])
  func `A server that is gone or talks nonsense could not be asked`(
    response: HTTP.Response, reason: HTTPError.Reason
  ) async {
    await #expect(throws: HTTPError(host: "lyrics.wikia.com", reason)) {
      try await finding(response)
    }
  }

  @Test(arguments: [("", "A"), (" ", "A"), ("B", " ")])
  func `Without a title or an artist nothing is asked`(title: String, artist: String) async throws {
    let source = LyricsSource.lyricwiki(http: .answering([:]))
    #expect(
      try await source.find(LyricsQuery(title: title, artist: artist)) == .notFound(.unknown))
  }

  @Test func `A year behind the title is not asked for, as it would ask for an album`() async throws
  {
    let source = LyricsSource.lyricwiki(
      http: .answering([
        "http://localhost:80/api.php?func=getSong&artist=A&song=B&fmt=json":
          HTTP.Response("song = {'lyrics':'la'}")
      ]), base: "http://localhost:80")
    let finding = try await source.find(LyricsQuery(title: "B (1985)", artist: "A"))
    #expect(finding == .found(Lyrics(lines: [.init("la")])))
  }

  private func finding(_ response: HTTP.Response) async throws -> Finding {
    try await LyricsSource.lyricwiki(http: .answering([Self.address: response]))
      .find(LyricsQuery(title: "Rock ’n’ & Roll", artist: "The Nobodies"))
  }

  private func finding(_ text: String) async throws -> Finding {
    try await finding(HTTP.Response(text))
  }
}
