import Foundation
import Testing

@testable import ITunes

struct ChartTests {
  @Test func `every value of the feed of today is read`() throws {
    let chart = try chart(
      """
      {"feed":{"title":"Top Songs","id":"https://a/api/v2/us/music/most-played/1/songs.json",
      "results":[{"artistName":"A \\u0026 B","id":"3","name":"C","releaseDate":"2022-01-07",
      "kind":"songs","artistId":"4","artistUrl":"https://music.apple.com/us/artist/a/4",
      "contentAdvisoryRating":"Explict","artworkUrl100":"https://b",
      "genres":[{"genreId":"34","name":"Music"},{"genreId":"18","name":"Hip-Hop/Rap"}],
      "url":"https://music.apple.com/us/album/c/2?i=3"}]}}
      """)
    #expect(chart.source == .mostPlayed)
    #expect(chart.kind == .songs)
    #expect(chart.title == "Top Songs")
    var row = ChartRow(rank: 1)
    row.id = 3
    row.title = "C"
    row.artist = "A & B"
    row.artistID = 4
    row.albumID = 2
    row.releaseDate = "2022-01-07"
    row.genre = "Hip-Hop/Rap"
    row.isExplicit = true
    row.url = "https://music.apple.com/us/album/c/2?i=3"
    row.artworkURL = "https://b"
    #expect(chart.rows == [row])
  }

  @Test func `every value of the retired feed is read`() throws {
    let chart = try chart(
      """
      {"feed":{"title":"New Music","id":"https://a/api/v1/us/apple-music/new-music/all/1/e.json",
      "results":[{"id":7,"name":"C","kind":"album","releaseDate":"2017-07-28T00:00:00Z",
      "collectionName":"D","copyright":"℗ 2017 A","contentAdvisoryRating":"Explicit",
      "genreNames":["Music","Jazz"],
      "artistUrl":"https://music.apple.com/WebObjects/MZStore.woa/wa/viewCollaboration?ids=1-2"},
      {"id":8,"kind":"album","contentAdvisoryRating":"","primaryGenreName":"Pop",
      "genreNames":["Music"],"artistUrl":"https://music.apple.com/us/artist/a/4?app=music"}]}}
      """)
    #expect(chart.source == .retired)
    #expect(chart.kind == .albums)
    #expect(chart.rows.map(\.id) == [7, 8])
    #expect(chart.rows.map(\.albumID) == [7, 8])
    #expect(chart.rows.map(\.artistID) == [nil, 4])
    #expect(chart.rows.map(\.genre) == ["Jazz", "Pop"])
    #expect(chart.rows.map(\.isExplicit) == [true, false])
    #expect(chart.rows.first?.releaseDate == "2017-07-28")
    #expect(chart.rows.first?.album == "D")
    #expect(chart.rows.first?.copyright == "℗ 2017 A")
  }

  @Test func `every value of the classic feed is read`() throws {
    let chart = try chart("{\"feed\":{\"entry\":[\(Self.classicSong)]}}")
    #expect(chart.source == .bestSelling)
    #expect(chart.kind == .songs)
    var row = ChartRow(rank: 1)
    row.id = 3
    row.title = "C"
    row.artist = "A"
    row.artistID = 4
    row.album = "D - Single"
    row.albumID = 2
    row.trackCount = 9
    row.releaseDate = "2017-05-12"
    row.genre = "Pop"
    row.price = 1.29
    row.currency = "USD"
    row.copyright = "℗ 2017 A"
    row.url = "https://itunes.apple.com/us/album/c/id2?i=3&uo=2"
    row.artworkURL = "https://b/170x170bb.png"
    #expect(chart.rows == [row])
  }

  @Test func `one entry is an object, none is no key at all`() throws {
    #expect(try chart("{\"feed\":{\"entry\":\(Self.classicSong)}}").rows.map(\.id) == [3])
    let none = try chart(
      #"{"feed":{"title":{"label":"iTunes Store: Top Songs"},"id":{"label":"x"}}}"#)
    #expect(none.rows.isEmpty)
    #expect(none.source == .bestSelling)
    #expect(none.title == "iTunes Store: Top Songs")
    #expect(try chart(#"{"feed":{"entry":[]}}"#).rows.isEmpty)
    #expect(try chart(#"{"feed":{"entry":null}}"#).rows.isEmpty)
    #expect(try chart(#"{"feed":{"results":[]}}"#).rows.isEmpty)
  }

  @Test
  func `a link is an object or a list, an artist may have no page, a category may say nothing`()
    throws
  {
    let chart = try chart(
      """
      {"feed":{"entry":[{"im:name":{"label":"A"},"im:artist":{"label":"Various Artists"},
      "link":{"attributes":{"rel":"alternate","href":"https://itunes.apple.com/us/album/a/id5?uo=2"}},
      "category":{"attributes":{"im:id":34,"label":"Music"}},
      "im:contentType":{"attributes":{"term":"Music"}}},
      {"id":{"label":"https://itunes.apple.com/us/album/b/id6"}}]}}
      """)
    #expect(chart.rows.map(\.id) == [5, 6])
    #expect(chart.rows.first?.artist == "Various Artists")
    #expect(chart.rows.first?.artistID == nil)
    #expect(chart.rows.first?.genre == nil)
    #expect(chart.rows.first?.isExplicit == nil)
    #expect(chart.kind == nil)
  }

  @Test(arguments: ["null", "3", #""text""#, "[]", "{}", #"{"kind":"podcasts","id":"1"}"#])
  func `an odd row costs only itself, and the others keep their ranks`(odd: String) throws {
    let good = #"{"kind":"albums","id":"7"}"#
    let chart = try chart("{\"feed\":{\"results\":[\(good),\(odd),\(good)]}}")
    #expect(chart.rows.map(\.rank) == [1, 3])
    #expect(chart.kind == .albums)
  }

  @Test func `a row may lack everything but a name`() throws {
    let chart = try chart(#"{"feed":{"results":[{"name":"A"},{"id":"pl.1f","name":"B"}]}}"#)
    #expect(chart.rows.map(\.title) == ["A", "B"])
    #expect(chart.rows.allSatisfy { $0.id == nil && $0.isExplicit == false })
    #expect(chart.kind == nil)
  }

  @Test(
    arguments: [
      (#"{"results":[{"name":"x"},{"kind":"podcast","id":"1"}]}"#, "podcast"),
      (#"{"results":[{"kind":"podcast-episodes","id":"1"}]}"#, "podcast-episodes"),
      (#"{"results":[{"kind":"playlists","id":"pl.1"}]}"#, "playlists"),
      (#"{"entry":{"im:contentType":{"attributes":{"term":"Podcast","label":"P"}}}}"#, "Podcast"),
      (
        #"{"entry":[{"im:contentType":{"attributes":{"term":"Music"},"#
          + #""im:contentType":{"attributes":{"term":"Music Video"}}}}]}"#, "Music Video"
      ),
    ])
  func `a chart of other things is refused, with what it holds`(feed: String, kind: String) {
    #expect(throws: ChartError.notMusic(kind: kind)) { try chart("{\"feed\":\(feed)}") }
  }

  @Test(
    arguments: [
      "", "{", "[]", "{}", #"{"feeds":{"results":[]}}"#, #"{"feed":[]}"#, #"{"feed":{}}"#,
      #"{"feed":{"results":{}}}"#, #"{"feed":{"results":null}}"#,
    ])
  func `what has no feed is no chart`(text: String) throws {
    let error = try #require(throws: ChartError.self) { try chart(text) }
    if case .notMusic = error { Issue.record("\(error)") }
  }

  private func chart(_ text: String) throws -> Chart {
    try Chart(decoding: Data(text.utf8))
  }

  private static let classicSong = """
    {"im:name":{"label":"C"},"im:artist":{"label":"A","attributes":
    {"href":"https://itunes.apple.com/us/artist/a/id4?uo=2"}},
    "im:image":[{"label":"https://b/55x55bb.png","attributes":{"height":"55"}},
    {"label":"https://b/170x170bb.png","attributes":{"height":"170"}},
    {"label":"https://b/60x60bb.png","attributes":{"height":"60"}}],
    "im:collection":{"im:name":{"label":"D - Single"},"link":{"attributes":
    {"href":"https://itunes.apple.com/us/album/d/id2?uo=2"}}},"im:itemCount":{"label":"9"},
    "im:price":{"label":"$1.29","attributes":{"amount":"1.29000","currency":"USD"}},
    "im:contentType":{"im:contentType":{"attributes":{"term":"Track","label":"Track"}},
    "attributes":{"term":"Music","label":"Music"}},"rights":{"label":"℗ 2017 A"},
    "title":{"label":"C - A"},
    "link":[{"attributes":{"rel":"enclosure","title":"Preview","href":"https://p.m4a"}},
    {"attributes":{"rel":"alternate","href":"https://itunes.apple.com/us/album/c/id2?i=3&uo=2"}}],
    "id":{"label":"https://itunes.apple.com/us/album/c/id2?i=3","attributes":{"im:id":"3"}},
    "category":{"attributes":{"im:id":"14","term":"Pop","label":"Pop"}},
    "im:releaseDate":{"label":"2017-05-12T00:00:00-07:00","attributes":{"label":"May 12, 2017"}}}
    """
}
