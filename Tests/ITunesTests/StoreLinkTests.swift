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
}
