import Networking
import Testing
import TestSupport

@testable import ITunes

struct CatalogSearchTests {
  @Test(
    arguments: [
      (.song, .title, "&entity=song&attribute=songTerm"),
      (.song, .album, "&entity=song&attribute=albumTerm"),
      (.song, .artist, "&entity=song&attribute=artistTerm"),
      (.video, .title, "&entity=musicVideo&attribute=songTerm"),
      (.album, .any, "&entity=album"),
      (.album, .title, "&entity=album&attribute=albumTerm"),
      (.album, .album, "&entity=album&attribute=albumTerm"),
      (.album, .artist, "&entity=album&attribute=artistTerm"),
      (.artist, .any, "&entity=musicArtist"),
      (.artist, .title, "&entity=musicArtist&attribute=artistTerm"),
      (.artist, .artist, "&entity=musicArtist&attribute=artistTerm"),
      (.artist, .album, "&entity=musicArtist"),
    ] as [(CatalogSearch.Kind, CatalogSearch.Field, String)])
  func `a field is asked for by the name that Apple has for it in that kind, or not at all`(
    kind: CatalogSearch.Kind, field: CatalogSearch.Field, part: String
  ) async throws {
    var search = CatalogSearch(words: "blue")
    (search.kind, search.field) = (kind, field)
    let address =
      "https://itunes.apple.com/search?media=music\(part)&country=US&limit=25&term=blue"
    let catalog = Catalog(http: .answering([address: .init(#"{"results":[]}"#)]))
    switch kind {
    case .song, .video: #expect(try await catalog.tracks(matching: search).isEmpty)
    case .album: #expect(try await catalog.albums(matching: search).isEmpty)
    case .artist: #expect(try await catalog.artists(matching: search).isEmpty)
    }
  }

  @Test func `an artist has no album's name to look in`() {
    #expect(!CatalogSearch.Kind.artist.fields.contains(.album))
    #expect(CatalogSearch.Kind.album.fields == CatalogSearch.Field.allCases)
  }

  @Test func `each kind leaves out what it was not asked for`() async throws {
    let catalog = Catalog(
      http: HTTP { _ in
        HTTP.Response(
          """
          {"results":[{"wrapperType":"artist","artistId":1},
          {"wrapperType":"collection","collectionId":2},
          {"wrapperType":"track","kind":"song","trackId":3},
          {"wrapperType":"track","kind":"music-video","trackId":4}]}
          """)
      })
    var search = CatalogSearch(words: "x")
    #expect(try await catalog.artists(matching: search).map(\.id) == [1])
    #expect(try await catalog.albums(matching: search).map(\.id) == [2])
    #expect(try await catalog.tracks(matching: search).map(\.id) == [3])
    search.kind = .video
    #expect(try await catalog.tracks(matching: search).map(\.id) == [4])
  }
}
