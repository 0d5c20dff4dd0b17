import Foundation
import Testing

@testable import LyricsKit

struct LyricsSourceTurnsTests {
  private struct Broken: Error {}

  static let whole = Finding.found(Lyrics(text: "la la la"))
  static let half = Finding.cut(Lyrics(text: "la"))

  @Test(arguments: [
    ([whole], 0), ([.notFound(.unknown), whole], 1), ([half, whole], 1), ([half, half], 0),
    ([half, .notFound(.unknown)], 0), ([.notFound(.unknown), half], 1), ([half, .instrumental], 0),
    ([half, .instrumental, whole], 2), ([.notFound(.unlicensed), .instrumental], 1),
    ([.notFound(.unknown), .notFound(.listing), .notFound(.unlicensed)], 2),
    ([.notFound(.unlicensed), .notFound(.unknown)], 0),
    ([.notFound(.unknown), .notFound(.unknown)], 0),
  ])
  func `The finding that says most wins, and names its source`(
    findings: [Finding], best: Int
  ) async throws {
    let sources = findings.enumerated().map { number, finding in
      LyricsSource(name: "\(number)") { _ in finding }
    }
    let answer = try await sources.find(LyricsQuery(title: "a", artist: "b"))
    #expect(answer.finding == findings[best])
    #expect(answer.source == "\(best)")
    #expect(answer.failures.isEmpty)
  }

  @Test(arguments: [whole, .instrumental])
  func `Whole words, or knowing there are none, end the search`(finding: Finding) async throws {
    let sources = [LyricsSource(name: "a") { _ in finding }, Self.failing("b")]
    let answer = try await sources.find(LyricsQuery(title: "a", artist: "b"))
    #expect(answer.finding == finding)
    #expect(answer.failures.isEmpty)
  }

  @Test func `A source that fails is passed over and told of`() async throws {
    let sources = [
      Self.failing("a"), LyricsSource(name: "b") { _ in Self.half }, Self.failing("c"),
    ]
    let answer = try await sources.find(LyricsQuery(title: "a", artist: "b"))
    #expect(answer.finding == Self.half)
    #expect(answer.source == "b")
    #expect(answer.failures.map(\.source) == ["a", "c"])
    #expect(answer.failures.allSatisfy { $0.error is Broken })
  }

  @Test func `Where no source could be asked there is no finding`() async throws {
    let answer = try await [Self.failing("a")].find(LyricsQuery(title: "a", artist: "b"))
    #expect(answer.finding == nil)
    #expect(answer.source == nil)
    #expect(answer.failures.count == 1)
  }

  @Test func `Cancelling is no failure of a source`() async {
    let sources = [
      LyricsSource(name: "a") { _ in throw CancellationError() },
      LyricsSource(name: "b") { _ in Self.whole },
    ]
    await #expect(throws: CancellationError.self) {
      try await sources.find(LyricsQuery(title: "a", artist: "b"))
    }
  }

  private static func failing(_ name: String) -> LyricsSource {
    LyricsSource(name: name) { _ in throw Broken() }
  }
}
