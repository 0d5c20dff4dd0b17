import Foundation
import Networking
import Testing
import TestSupport

@testable import ITunes
@testable import LyricsKit

/// Twenty thousand damaged answers for each decoder: no crash, no hang.
///
/// What a damaged answer still says is taken; what it does not say is an error of its own.
struct DamagedAnswerTests {
  /// Feeds damaged copies of an answer; counts those that are refused, which must be some and not all.
  private func feed(
    _ answer: String, seed: UInt64, _ read: (HTTP) async throws -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    var random = SeededGenerator(seed: seed)
    let whole = Array(answer.utf8)
    var refused = 0
    for _ in 0..<20_000 {
      let body = Data(Damage.done(to: whole, using: &random))
      do {
        try await read(HTTP { _ in HTTP.Response(body: body) })
      } catch is HTTPError {
        refused += 1
      } catch is CatalogError {
        refused += 1
      } catch is ChartError {
        refused += 1
      } catch is LyricsError {
        refused += 1
      } catch {
        Issue.record("\(error)", sourceLocation: location)
      }
    }
    #expect((1..<20_000).contains(refused), sourceLocation: location)
  }

  @Test func `answers of search and look-up`() async {
    await feed(
      """
      {"resultCount":3,"results":[{"wrapperType":"artist","artistId":3,"artistName":"A"},
      {"wrapperType":"collection","collectionId":2,"collectionName":"B","trackCount":1},
      {"wrapperType":"track","kind":"song","trackId":1,"trackName":"C","trackTimeMillis":60000,
      "discNumber":1,"discCount":1,"trackNumber":1,"trackCount":1,"releaseDate":"1973-03-06"}]}
      """, seed: 1
    ) { http in
      _ = try await Catalog(http: http).album(id: 2, in: .us)?.tracks
    }
  }

  @Test func `charts of today, and the older ones`() async {
    await feed(
      """
      {"feed":{"title":"Top","id":"https://a/api/v2/us","results":[{"id":"1","name":"A",
      "kind":"albums","artistName":"B","genres":[{"genreId":"34","name":"Music"}]}]}}
      """, seed: 2
    ) { http in
      _ = try await Chart(decoding: http.send(HTTP.Request(.chart, "https://a")).body)
    }
    await feed(
      """
      {"feed":{"title":{"label":"Top"},"entry":[{"im:name":{"label":"A"},"im:contentType":
      {"im:contentType":{"attributes":{"term":"Album"}}},"id":{"attributes":{"im:id":"1"}}}]}}
      """, seed: 3
    ) { http in
      _ = try await Chart(decoding: http.send(HTTP.Request(.chart, "https://a")).body)
    }
  }

  private let query = LyricsQuery(title: "Rosie", artist: "Tom Waits", album: "B", seconds: 60)

  @Test func `rows of LRCLIB`() async {
    await feed(
      """
      [{"id":1,"trackName":"Rosie","artistName":"Tom Waits","albumName":"B","duration":60.0,
      "instrumental":false,"plainLyrics":"la\\nla","syncedLyrics":"[00:01.00] la\\n[00:02.00] la"}]
      """, seed: 4
    ) { http in
      // The source itself would ask on, and decode the same answer again.
      let request = HTTP.Request(.lyrics, "https://lrclib.net/api/search")
      _ = try await http.send(request).decoded(as: LRCLIBRows.self, answering: request)
    }
  }

  @Test func `answers of LyricWiki`() async {
    await feed(
      """
      song = {
      'artist':'Tom Waits',
      'song':'Rosie',
      'lyrics':'It\\'s <b>la</b> &amp; la\\nla [...]',
      'url':'http://a'
      }
      """, seed: 5
    ) { _ = try await LyricsSource.lyricwiki(http: $0).find(query) }
  }

  @Test func `answers of lyrics.ovh`() async {
    await feed(
      #"{"lyrics":"Paroles de la chanson Rosie par Tom Waits\r\nla\n\nla"}"#, seed: 6
    ) { _ = try await LyricsSource.lyricsOvh(http: $0).find(query) }
  }
}
