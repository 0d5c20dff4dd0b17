import Networking
import Testing
import TestSupport

@testable import ITunes

struct AlbumTests {
  @Test func `every value of an album is read`() async throws {
    let album = try await album(
      """
      {"wrapperType":"collection","collectionType":"Album","artistId":83964,
      "collectionId":285283129,"artistName":"Tom Waits","collectionName":"Closing Time",
      "collectionViewUrl":"https://a","artworkUrl100":"https://b","collectionPrice":9.99,
      "collectionExplicitness":"cleaned","trackCount":12,"copyright":"℗ 1973 Asylum",
      "currency":"USD","releaseDate":"1973-03-06T08:00:00Z","primaryGenreName":"Rock"}
      """)
    var expected = Album(id: 285_283_129)
    expected.title = "Closing Time"
    expected.artist = "Tom Waits"
    expected.artistID = 83964
    expected.trackCount = 12
    expected.releaseDate = "1973-03-06"
    expected.genre = "Rock"
    expected.price = 9.99
    expected.currency = "USD"
    expected.copyright = "℗ 1973 Asylum"
    expected.explicitness = .cleaned
    expected.url = "https://a"
    expected.artworkURL = "https://b"
    #expect(album == expected)
    #expect(album.explicitness == .cleaned)
    #expect(album.isExplicit == false)
  }

  @Test func `what is missing, null or not for sale is nil`() async throws {
    let album = try await album(
      """
      {"wrapperType":"collection","collectionId":"7","collectionPrice":-1.00,"releaseDate":"2020-07",
      "artistId":null,"trackCount":9.0,"collectionExplicitness":"perhaps"}
      """)
    #expect(album.price == nil)
    #expect([-0.01, .nan, .infinity].allSatisfy { $0.price == nil })
    #expect(0.0.price == 0)
    #expect(album.releaseDate == "2020-07")
    #expect(album.artistID == nil)
    #expect(album.trackCount == 9)
    #expect(album.isExplicit == nil)
    #expect(album.explicitness == nil)
  }

  @Test(
    arguments: [
      ("Blue", nil, "A", .album), ("Blue - Single", "Album", "A", .single),
      ("Blue (Single)", "Album", "A", .single), ("Blue - EP", "Album", "A", .ep),
      ("Blue - EP", "Compilation", "A", .ep), ("The Single", "Album", "A", .album),
      ("Step", "Album", "A", .album), ("Best Of", "Compilation", "A", .compilation),
      ("Best Of", "Album", "Various Artists", .compilation), (nil, nil, nil, .album),
    ] as [(String?, String?, String?, Album.Kind)])
  func `the end of a title says what an album is, before its type and its artist do`(
    title: String?, type: String?, artist: String?, kind: Album.Kind
  ) {
    #expect(Album.Kind(title: title, collectionType: type, artist: artist) == kind)
  }

  @Test func `an artist has a name, a genre and a page`() async throws {
    let catalog = Catalog(
      http: HTTP { _ in
        HTTP.Response(
          """
          {"results":[{"wrapperType":"artist","artistType":"Artist","artistName":"Tom Waits",
          "artistLinkUrl":"https://a","artistId":83964,"primaryGenreName":"Rock"}]}
          """)
      })
    var expected = Artist(id: 83964)
    expected.name = "Tom Waits"
    expected.genre = "Rock"
    expected.url = "https://a"
    #expect(try await catalog.artists(matching: CatalogSearch(words: "x")) == [expected])
  }

  private func album(_ record: String) async throws -> Album {
    let catalog = Catalog(http: HTTP { _ in HTTP.Response("{\"results\":[\(record)]}") })
    return try #require(try await catalog.albums(matching: CatalogSearch(words: "x")).first)
  }
}
