import Networking
import Testing
import TestSupport

@testable import LyricsKit

struct LyricsChoiceTests {
  private struct Broken: Error {}

  static let query = LyricsQuery(title: "Song", artist: "Ann", seconds: 200)

  @Test func `All rows of all sources are listed once, the best first, with what is other`()
    async throws
  {
    let base = "https://lrclib.net/api/"
    let own = #"{"trackName":"Song","artistName":"Ann","duration":200,"plainLyrics":"la"}"#
    let live = #"{"trackName":"Song (Live)","artistName":"Ann","plainLyrics":"la"}"#
    let http = HTTP.answering([
      base + "get?track_name=Song&artist_name=Ann&duration=200": HTTP.Response(own),
      base + "get?track_name=Song&artist_name=Ann": HTTP.Response(status: 404, ""),
      base + "search?track_name=Song&artist_name=Ann": HTTP.Response("[\(live),\(own),{}]"),
    ])
    let sources = [
      LyricsSource(name: "mute") { _ in .instrumental },
      LyricsSource(name: "broken", candidates: { _ in throw Broken() }) { _ in throw Broken() },
      .lrclib(http: http),
    ]
    let choice = try await sources.candidates(Self.query)
    #expect(choice.matches.map(\.candidate.title) == ["Song", "Song (Live)"])
    #expect(choice.matches.map(\.differences) == [[], [.version, .unknownLength]])
    #expect(choice.matches.map(\.isExact) == [true, false])
    #expect(choice.matches.allSatisfy { $0.candidate.source == "lrclib" })
    #expect(choice.failures.map(\.source) == ["broken"])
  }

  @Test func `Cancelling is no failure of a source`() async {
    let source = LyricsSource(name: "a", candidates: { _ in throw CancellationError() }) { _ in
      throw Broken()
    }
    await #expect(throws: CancellationError.self) { try await [source].candidates(Self.query) }
  }

  @Test func `The answer says which row it is of`() async throws {
    let row =
      #"{"trackName":"Song","artistName":"Ann","duration":206,"syncedLyrics":"[00:01.00]la"}"#
    let source = LyricsSource.lrclib(http: HTTP { _ in HTTP.Response(row) })
    let answer = try await [source].find(Self.query)
    #expect(answer.finding == .found(Lyrics(text: "la")))
    #expect(answer.match?.candidate.seconds == 206)
    #expect(answer.match?.differences == [.timing])
    #expect(answer.match?.isExact == false)
  }
}
