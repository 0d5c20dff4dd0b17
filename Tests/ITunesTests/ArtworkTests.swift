import Testing

@testable import ITunes

struct ArtworkTests {
  @Test(
    arguments: [
      (
        "https://is1-ssl.mzstatic.com/x/a.jpg/100x100bb.jpg",
        "https://is1-ssl.mzstatic.com/x/a.jpg/600x600bb.jpg"
      ),
      ("https://a/source/100x100bb.jpg", "https://a/source/600x600bb.jpg"),
      ("https://a/55x55bb-85.jpg", "https://a/600x600bb-85.jpg"),
      ("https://a/200x200bb.png", "https://a/600x600bb.png"),
      ("https://a/100x99bb.jpg", "https://a/600x600bb.jpg"),
      ("https://a/40x30-75.webp?l=en", "https://a/600x600-75.webp?l=en"),
      ("https://a/mzi.abcdefgh.100x100-75.jpg", "https://a/mzi.abcdefgh.600x600-75.jpg"),
    ])
  func `the last part of an address takes any size`(address: String, fitting: String) {
    #expect(Artwork(address).fitting(600) == fitting)
  }

  @Test(
    arguments: [
      "", "https://a", "https://a/cover.jpg", "https://a/100x100bb.jpg/x",
      "https://a/100x100SC.DN01.jpg?l=en-US", "https://a/x?100x100bb.jpg",
      "https://a/100x100bb.gif",
      "https://a/my100x100bb.jpg", "https://a/１００x１００bb.jpg",
    ])
  func `an address without a size stays as it is`(address: String) {
    #expect(Artwork(address).fitting(600, as: .png) == address)
  }

  @Test func `any format is made on demand`() {
    #expect(Artwork("https://a/200x200bb.png").fitting(64, as: .jpg) == "https://a/64x64bb.jpg")
    #expect(Artwork("https://a/9x9-85.jpg?x").fitting(64, as: .webp) == "https://a/64x64-85.webp?x")
  }
}
