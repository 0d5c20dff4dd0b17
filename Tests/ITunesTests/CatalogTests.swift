import Foundation
import Networking
import Testing
import TestSupport

@testable import ITunes

struct CatalogTests {
  @Test func `a search says what it wants, and its words arrive as typed`() async throws {
    var search = CatalogSearch(words: "AC/DC + B&W?")
    search.kind = .video
    search.field = .artist
    search.limit = 7
    search.storefront = try #require(Storefront("de"))
    search.leavesOutExplicit = true
    let address =
      "https://itunes.apple.com/search?media=music&entity=musicVideo&attribute=artistTerm"
      + "&country=DE&explicit=No&limit=7&term=AC%2FDC+%2B+B%26W%3F"
    let catalog = Catalog(http: .answering([address: .init(#"{"results":[]}"#)]))
    #expect(try await catalog.tracks(matching: search).isEmpty)
  }

  @Test func `a plain search leaves out what it does not need`() async throws {
    let address =
      "https://itunes.apple.com/search?media=music&entity=song&country=US&limit=25&term=tom+waits"
    let catalog = Catalog(http: .answering([address: .init(#"{"results":[]}"#)]))
    #expect(try await catalog.tracks(matching: CatalogSearch(words: "tom waits")).isEmpty)
  }

  @Test func `a look-up asks for all ids at once, in the store that is named`() async throws {
    let address = "https://itunes.apple.com/lookup?id=1%2C2&country=JP"
    let japan = try #require(Storefront("JP"))
    let catalog = Catalog(http: .answering([address: .init(#"{"results":[]}"#)]))
    #expect(try await catalog.items(ids: [1, 2], in: japan).isEmpty)
  }

  @Test func `every value of a song is read, and the time of day of its release is not`()
    async throws
  {
    let track = try #require(
      try await tracks(
        """
        {"wrapperType":"track","kind":"song","trackId":6814997425,"trackName":"Martha",
        "artistName":"Tom Waits","artistId":83964,"collectionName":"Closing Time",
        "collectionId":285283129,"trackTimeMillis":270123,"discNumber":1,"trackNumber":7,
        "releaseDate":"1973-03-06T08:00:00Z","primaryGenreName":"Rock",
        "trackExplicitness":"notExplicit","trackPrice":1.29,"currency":"USD","trackViewUrl":"https://a",
        "previewUrl":"https://b","artworkUrl100":"https://c"}
        """
      ).first)
    var expected = Track(id: 6_814_997_425)
    expected.title = "Martha"
    expected.artist = "Tom Waits"
    expected.artistID = 83964
    expected.album = "Closing Time"
    expected.albumID = 285_283_129
    expected.seconds = 270.123
    expected.discNumber = 1
    expected.trackNumber = 7
    expected.releaseDate = "1973-03-06"
    expected.genre = "Rock"
    expected.isExplicit = false
    expected.price = 1.29
    expected.currency = "USD"
    expected.url = "https://a"
    expected.previewURL = "https://b"
    expected.artworkURL = "https://c"
    #expect(track == expected)
  }

  @Test func `numbers come as strings and floats, and nothing as null`() async throws {
    let track = try #require(
      try await tracks(
        """
        {"wrapperType":"track","kind":"song","trackId":"12","trackName":null,"artistName":" ",
        "trackTimeMillis":181600.0,"trackNumber":"3","trackPrice":-1.00,"releaseDate":"2010-04-12 07:00:00"}
        """
      ).first)
    #expect(track.id == 12)
    #expect(track.title == nil)
    #expect(track.artist == nil)
    #expect(track.seconds == 181.6)
    #expect(track.trackNumber == 3)
    #expect(track.price == nil)
    #expect(track.releaseDate == "2010-04-12")
  }

  @Test(
    arguments: [
      "null", "3", #""text""#, "[]", "{}", #"{"wrapperType":"audiobook","collectionId":1}"#,
      #"{"wrapperType":"track","kind":"feature-movie","trackId":1}"#,
      #"{"wrapperType":"track","kind":"song"}"#,
      #"{"wrapperType":"track","kind":"song","trackId":{}}"#,
      #"{"wrapperType":"track","kind":"song","trackId":1e300}"#,
      #"{"wrapperType":"track","kind":"music-video","trackId":1}"#,
    ])
  func `an odd element costs only itself`(odd: String) async throws {
    let good = #"{"wrapperType":"track","kind":"song","trackId":7}"#
    #expect(try await tracks("\(good),\(odd),\(good)").map(\.id) == [7, 7])
  }

  @Test func `a mixed list of a look-up keeps its order`() async throws {
    let catalog = catalog(
      """
      {"results":[{"wrapperType":"artist","artistId":1,"artistName":"A"},
      {"wrapperType":"collection","collectionType":"Album","collectionId":2,"collectionName":"B","artistName":"A"},
      {"wrapperType":"track","kind":"music-video","trackId":3}]}
      """)
    var (artist, album) = (Artist(id: 1), Album(id: 2))
    (artist.name, album.title, album.artist) = ("A", "B", "A")
    #expect(
      try await catalog.items(ids: [1], in: .us)
        == [.artist(artist), .album(album), .track(Track(id: 3, kind: .video))])
  }

  @Test(
    arguments: [
      ("Invalid value(s) for key(s): [resultEntity]", [.kind]),
      ("Invalid value(s) for key(s): [attributeType, country]", [.field, .country]),
      ("Invalid value(s) for key(s): [genreId]", [.other("genreId")]), ("No.", []),
    ] as [(String, [CatalogError.Part])], [200, 400])
  func `a refusal names the part that Apple dislikes, whatever the status`(
    said: (message: String, parts: [CatalogError.Part]), status: Int
  ) async {
    let catalog = catalog(#"{"errorMessage":"\#(said.message)"}"#, status: status)
    let error = await #expect(throws: CatalogError.self) {
      try await catalog.tracks(matching: CatalogSearch(words: "x"))
    }
    #expect(error?.parts == said.parts)
  }

  @Test(
    arguments: [
      (200, "", .empty), (200, "<html>Sign in</html>", .webPage),
      (200, "{}", .nonsense(offset: nil)), (403, "", .tooManyRequests(retryAfter: nil)),
      (429, "", .tooManyRequests(retryAfter: nil)), (404, "<html>", .status(404)),
      (503, "<html>", .status(503)),
    ] as [(Int, String, HTTPError.Reason)])
  func `what is no answer is never read as no results`(
    status: Int, body: String, reason: HTTPError.Reason
  ) async {
    let catalog = catalog(body, status: status)
    let error = await #expect(throws: HTTPError.self) {
      try await catalog.tracks(matching: CatalogSearch(words: "x"))
    }
    #expect(error == HTTPError(host: "itunes.apple.com", reason))
  }

  @Test(.enabled(if: Recordings.areThere))
  func `every recorded answer holds as many songs as a plain count finds`() async throws {
    let files = Recordings.files(in: "apple", beginning: ["search-", "lookup-", "vcr-"])
    #expect(files.count > 30)
    for file in files {
      let body = try Data(contentsOf: file)
      let document = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      let results = try #require(document["results"] as? [Any])
      let songs = results.filter { element in
        let record = element as? [String: Any]
        return record?["wrapperType"] as? String == "track" && record?["kind"] as? String == "song"
      }
      let catalog = Catalog(http: HTTP { _ in HTTP.Response(body: body) })
      let found = try await catalog.tracks(matching: CatalogSearch(words: "x"))
      #expect(found.count == songs.count, "\(file.lastPathComponent)")
    }
  }

  private func tracks(_ elements: String) async throws -> [Track] {
    try await catalog("\n\n\n{\n \"resultCount\":99,\n \"results\": [\n\(elements)]\n}\n\n\n")
      .tracks(matching: CatalogSearch(words: "x"))
  }

  private func catalog(_ body: String, status: Int = 200) -> Catalog {
    Catalog(http: HTTP { _ in HTTP.Response(status: status, body) })
  }
}
