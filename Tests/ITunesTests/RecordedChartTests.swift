import Foundation
import TestSupport
import Testing

@testable import ITunes

/// The feeds that Apple's servers once sent, of all three forms.
@Suite(.enabled(if: Recordings.areThere))
struct RecordedChartTests {
  @Test func `every recorded chart holds as many rows as a plain count finds`() throws {
    let files = Recordings.files(in: "apple", beginning: ["rss-", "classic-"])
    #expect(files.count > 12)
    for file in files {
      let name = file.lastPathComponent
      let body = try Data(contentsOf: file)
      if name.contains("podcasts") {
        let error = #expect(throws: ChartError.self, "\(name)") { try Chart(decoding: body) }
        #expect([.notMusic(kind: "podcast"), .notMusic(kind: "Podcast")].contains(error))
        continue
      }
      let document = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      let feed = try #require(document["feed"] as? [String: Any])
      let list = feed["results"] ?? feed["entry"]
      let count = (list as? [Any])?.count ?? 1
      let chart = try Chart(decoding: body)
      #expect(chart.rows.map(\.rank) == Array(1...count), "\(name)")
      #expect(chart.rows.allSatisfy { $0.id != nil && $0.title != nil && $0.artist != nil })
      #expect(chart.rows.allSatisfy { $0.artworkURL != nil && $0.genre != "Music" })
      #expect(chart.kind == (name.contains("songs") || name.contains("tracks") ? .songs : .albums))
      let source: Chart.Source =
        name.hasPrefix("classic") ? .bestSelling : name.hasPrefix("rss-v1") ? .retired : .mostPlayed
      #expect(chart.source == source, "\(name)")
    }
  }

  @Test func `a recorded chart of songs knows their albums and which are explicit`() throws {
    let file = try #require(
      Recordings.files(in: "apple", beginning: ["rss-v2-most-played-songs"]).first)
    let chart = try Chart(decoding: Data(contentsOf: file))
    #expect(chart.rows.filter { $0.isExplicit == true }.count == 66)
    #expect(chart.rows.allSatisfy { $0.albumID != nil && $0.albumID != $0.id })
    #expect(chart.rows.first?.title == "pushin P (feat. Young Thug)")
  }

  @Test func `a file of the wrong shape is nonsense`() throws {
    let file = try #require(Recordings.files(in: "apple", beginning: ["odd-rss"]).first)
    let body = try Data(contentsOf: file)
    #expect(throws: ChartError.nonsense(offset: nil)) { try Chart(decoding: body) }
  }
}
