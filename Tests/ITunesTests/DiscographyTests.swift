import Foundation
import Networking
import Testing
import TestSupport

@testable import ITunes

struct DiscographyTests {
  @Test func `one look-up gives the artist and all albums`() async throws {
    let address = "https://itunes.apple.com/lookup?id=1&entity=album&limit=200&country=SE"
    let answer = """
      {"results":[{"wrapperType":"artist","artistId":1,"artistName":"A"},7,
      {"wrapperType":"collection","artistId":1,"collectionId":2},
      {"wrapperType":"collection","artistId":9,"collectionId":3}]}
      """
    let catalog = Catalog(http: .answering([address: .init(answer)]))
    let sweden = try #require(Storefront("SE"))
    let discography = try #require(try await catalog.discography(of: 1, in: sweden))
    #expect(discography.artist.name == "A")
    #expect(discography.albums.map(\.id) == [2, 3])
  }

  @Test(arguments: ["", #"{"wrapperType":"collection","artistId":1,"collectionId":5}"#])
  func `an id that is no artist's has no discography`(record: String) async throws {
    let catalog = Catalog(http: HTTP { _ in HTTP.Response("{\"results\":[\(record)]}") })
    #expect(try await catalog.discography(of: 5, in: .us) == nil)
  }

  @Test func `albums stand in sections, and what others are credited for in the last`() {
    let discography = discography([
      album(1, "One", "2001-01-01"), album(2, "Two - Single", "2002-01-01"),
      album(3, "Three - EP", "2003-01-01"), album(4, "Best", "2004-01-01", kind: .compilation),
      album(5, "Duo - Single", "2005-01-01", artistID: 77),
    ])
    let sections = discography.sections()
    #expect(sections.map(\.kind) == [.albums, .singles, .compilations, .appearances])
    #expect(sections.map { $0.releases.map(\.album.id) } == [[1], [3, 2], [4], [5]])
  }

  @Test func `a credit without an id is judged by its name`() {
    var (own, foreign) = (album(1, "One", nil), album(2, "Two", nil))
    (own.artistID, own.artist) = (nil, "TOM  Waits")
    (foreign.artistID, foreign.artist) = (nil, "Someone")
    let sections = discography([own, foreign]).sections()
    #expect(sections.map(\.kind) == [.albums, .appearances])
  }

  @Test func `the newest come first or last, those of one day keep their order`() {
    let discography = discography([
      album(1, "A", "2001-05-01"), album(2, "B", nil), album(3, "C", "2010-01"),
      album(4, "D", "2001-05-01"), album(5, "E", "1973-03-06"), album(6, "F", nil),
    ])
    #expect(ids(discography.sections()) == [3, 1, 4, 5, 2, 6])
    #expect(ids(discography.sections(.oldest)) == [5, 1, 4, 3, 2, 6])
  }

  @Test func `twins become one row, the uncut edition, with the others behind it`() throws {
    let albums = [
      album(1, "Blue", "2001-05-01", .cleaned), album(2, "BLUE", "2001-06-01", .notExplicit),
      album(3, "Blue ", "2001-05-01", .explicit), album(4, "Blue", "2001-05-01", .explicit),
    ]
    let release = try #require(discography(albums).sections().first?.releases.first)
    #expect(release.album.id == 3)
    #expect(release.others.map(\.id) == [1, 2, 4])
    #expect(ids(discography(albums).sections(folded: false)) == [2, 1, 3, 4])
  }

  @Test func `what differs in title, artist, number of tracks, kind or year stays apart`() {
    var (longer, other, untitled) = (
      album(2, "Blue", "2001-05-01"), album(3, "Blue", "2001-05-01"), album(4, "", "2001-05-01")
    )
    longer.trackCount = 14
    other.artist = "Someone"
    untitled.title = nil
    var again = untitled
    again.id = 7
    let albums = [
      album(1, "Blue", "2001-05-01"), longer, other, untitled, again,
      album(5, "Blue", "1994-05-01"), album(6, "Blue", "2001-05-01", kind: .compilation),
      album(8, "÷", "2001-05-01"), album(9, "+", "2001-05-01"), album(10, "Bluè", "2001-05-01"),
    ]
    #expect(ids(discography(albums).sections()).sorted() == Array(1...10))
  }

  @Test(
    arguments: [
      ("Don’t – Look  “Now”", "don't - look \"now\""), ("ＢＬＵＥ\u{A0}…", "blue ..."),
      ("Cafe\u{301}", "Café"),
    ])
  func `spellings of one name fold to one`(one: String, other: String) {
    #expect(one.folded == other.folded)
  }

  @Test(.enabled(if: Recordings.areThere))
  func `a recorded discography keeps what is credited to others`() async throws {
    let file = try #require(
      Recordings.files(in: "apple", beginning: ["lookup-artist-albums"]).first)
    let body = try Data(contentsOf: file)
    let catalog = Catalog(http: HTTP { _ in HTTP.Response(body: body) })
    let discography = try #require(try await catalog.discography(of: 941_107_698, in: .us))
    #expect(discography.artist.name == "Ariel NOAH")
    let sections = discography.sections()
    #expect(sections.map(\.kind) == [.singles, .appearances])
    #expect(
      sections.last?.releases.map(\.album.releaseDate) == [
        "2021-01-15", "2020-03-13", "2018-07-12", "2015-11-04",
      ])
    #expect(sections.last?.releases.allSatisfy { $0.album.kind == .single } == true)
  }

  private func ids(_ sections: [Discography.Section]) -> [Int] {
    sections.flatMap { $0.releases.map(\.album.id) }
  }

  private func discography(_ albums: [Album]) -> Discography {
    var artist = Artist(id: 1)
    artist.name = "Tom Waits"
    return Discography(artist: artist, albums: albums)
  }

  private func album(
    _ id: Int, _ title: String, _ date: String?, _ explicitness: Explicitness? = nil,
    kind: Album.Kind? = nil, artistID: Int = 1
  ) -> Album {
    var album = Album(id: id)
    album.title = title
    album.artist = "Tom Waits"
    album.artistID = artistID
    album.kind = kind ?? Album.Kind(title: title, collectionType: nil, artist: nil)
    album.trackCount = 10
    album.releaseDate = date
    album.explicitness = explicitness
    return album
  }
}
