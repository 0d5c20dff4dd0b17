import Networking
import Testing

@testable import LyricsKit

struct LRCLIBQuestionsTests {
  @Test func `All that is known is asked first, and each next question asks for less`() {
    let query = LyricsQuery(
      title: "Song of Songs (feat. Cid)", artist: "Ann & Bob", album: "Album", seconds: 200.4)
    #expect(
      asked(query) == [
        "get?track_name=Song+of+Songs+%28feat.+Cid%29&artist_name=Ann+%26+Bob&album_name=Album&duration=200",
        "get?track_name=Song+of+Songs+%28feat.+Cid%29&artist_name=Ann+%26+Bob",
        "get?track_name=Song+of+Songs&artist_name=Ann",
        "search?track_name=Song+of+Songs&artist_name=Ann", "search?q=Song+of+Songs+Ann",
      ])
  }

  @Test(arguments: [nil, 0.4, 3600.6, 7200, -1, .infinity, .nan])
  func `A length the server does not take is not sent, and no question comes twice`(
    seconds: Double?
  ) {
    #expect(
      asked(LyricsQuery(title: " Song ", artist: "Ann", album: " ", seconds: seconds)) == [
        "get?track_name=Song&artist_name=Ann", "search?track_name=Song&artist_name=Ann",
      ])
  }

  @Test func `Names are asked for as keyboards type them`() {
    let query = LyricsQuery(title: "Don’t “Stop” – Ｎｏｗ…", artist: "Åsa")
    #expect(asked(query).first == "get?track_name=Don%27t+%22Stop%22+-+Now...&artist_name=%C3%85sa")
  }

  @Test(arguments: [("", "Ann"), ("Song", " ")])
  func `Without a title or an artist nothing is asked`(title: String, artist: String) {
    #expect(asked(LyricsQuery(title: title, artist: artist)).isEmpty)
  }

  private func asked(_ query: LyricsQuery) -> [String] {
    LRCLIBQuestions(query, base: "https://lrclib.net").requests
      .map { $0.address.replacing("https://lrclib.net/api/", with: "") }
  }
}
