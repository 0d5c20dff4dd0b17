import Testing

@testable import ITunes

struct StoreLinkTests {
  @Test(
    arguments: [
      (
        "https://music.apple.com/us/album/closing-time/285283129?i=285283141&uo=4", .track,
        285_283_141, "US"
      ),
      ("https://music.apple.com/us/album/closing-time/285283129?uo=4", .album, 285_283_129, "US"),
      (
        "https://music.apple.com/jp/album/%E6%A1%9C/579372950?i=579372951", .track, 579_372_951,
        "JP"
      ),
      ("https://music.apple.com/gb/artist/tom-waits/83964", .artist, 83964, "GB"),
      ("https://music.apple.com/de/song/martha/285283250", .track, 285_283_250, "DE"),
      ("https://music.apple.com/us/music-video/x/12", .track, 12, "US"),
      ("https://music.apple.com/album/285283129", .album, 285_283_129, "US"),
      (
        "https://itunes.apple.com/us/album/closing-time/id285283129?i=285283141&uo=4", .track,
        285_283_141, "US"
      ),
      ("http://itunes.apple.com/us/album/id285283129", .album, 285_283_129, "US"),
      ("https://geo.music.apple.com/fr/album/x/1?i=2", .track, 2, "FR"),
      ("https://geo.itunes.apple.com/us/artist/id5", .artist, 5, "US"),
      (
        "http://itunes.apple.com/WebObjects/MZStore.woa/wa/viewAlbum?id=77&s=143441", .album, 77,
        "US"
      ),
      ("HTTPS://Music.Apple.com/us/song/9", .track, 9, "US"),
    ] as [(String, StoreLink.Kind, Int, String)])
  func `a pasted link names one thing in one store`(
    link: String, kind: StoreLink.Kind, id: Int, country: String
  ) throws {
    let link = try #require(StoreLink(link))
    #expect(link.kind == kind)
    #expect(link.id == id)
    #expect(link.storefront.code == country)
  }

  @Test(
    arguments: [
      "", "285283141", "https://example.com/us/album/x/1",
      "https://music.apple.com.evil.com/us/song/1",
      "https://music.apple.com/us/playlist/pl.123", "https://music.apple.com/",
      "ftp://music.apple.com/us/song/1",
      "https://music.apple.com/us/album/x", "https://music.apple.com/us/song/-5",
      "https://music.apple.com/us/song/+5",
      "https://music.apple.com/us/song/99999999999999999999999", "javascript:alert(1)",
    ])
  func `anything else is no link to the store`(link: String) {
    #expect(StoreLink(link) == nil)
  }

  @Test(
    arguments: [
      ("https://music.apple.com/us/album/closing-time/285283129?i=285283141", 285_283_129),
      ("https://itunes.apple.com/us/album/closing-time/id285283129?i=285283141", 285_283_129),
      ("https://music.apple.com/us/album/285283129", 285_283_129),
      ("http://itunes.apple.com/WebObjects/MZStore.woa/wa/viewAlbum?id=77&i=78", 77),
      ("https://music.apple.com/us/song/martha/285283250", nil),
      ("https://music.apple.com/us/artist/tom-waits/83964", nil),
    ] as [(String, Int?)])
  func `a link of a track may name its album`(link: String, album: Int?) throws {
    #expect(try #require(StoreLink(link)).albumID == album)
  }

  @Test(arguments: [nil, "", "javascript:alert(1)", "https://example.com/us/album/1"] as [String?])
  func `what has no page in the store gets one, and it leads back`(url: String?) throws {
    let japan = try #require(Storefront("JP"))
    var (track, video) = (Track(id: 1), Track(id: 2, kind: .video))
    var (album, artist, row) = (Album(id: 3), Artist(id: 4), ChartRow(rank: 1))
    (track.url, video.url, album.url, artist.url, row.url) = (url, url, url, url, url)
    row.id = 5
    #expect(track.page(in: japan) == "https://music.apple.com/jp/song/1")
    #expect(video.page(in: japan) == "https://music.apple.com/jp/music-video/2")
    #expect(album.page(in: japan) == "https://music.apple.com/jp/album/3")
    #expect(artist.page(in: japan) == "https://music.apple.com/jp/artist/4")
    #expect(row.page(as: .songs, in: japan) == "https://music.apple.com/jp/song/5")
    for page in [track.page(in: japan), video.page(in: japan)] {
      #expect(try #require(StoreLink(page)).kind == .track)
    }
    #expect(StoreLink(album.page(in: japan))?.kind == .album)
    #expect(StoreLink(artist.page(in: japan))?.id == 4)
    #expect(ChartRow(rank: 1).page(as: .albums, in: japan) == nil)
  }

  @Test func `a page that the store names itself stays`() {
    var album = Album(id: 3)
    album.url = "https://music.apple.com/us/album/closing-time/3?uo=4"
    #expect(album.page(in: .us) == album.url)
  }
}
