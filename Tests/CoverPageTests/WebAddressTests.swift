import Foundation
import Testing

@testable import CoverPage

struct WebAddressTests {
  @Test(arguments: [
    "https://music.apple.com/us/album/x/1?uo=4&at=%20", "HTTPS://a.example",
    "https://a.example:8443/a",
    "cover.jpg", "covers/1-300.jpg", "./a", "../a", "/a/b", "?q=a:b", "#top", "a/b:c",
    "a?https://b",
  ])
  func `Https and relative addresses are kept as they are`(address: String) {
    #expect(WebAddress(address)?.text == address)
  }

  @Test func `What is outside ASCII is encoded`() {
    #expect(WebAddress("covers/é.jpg")?.text == "covers/%C3%A9.jpg")
    #expect(WebAddress("https://a.example/日")?.text == "https://a.example/%E6%97%A5")
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)",
    "java\tscript:alert(1)", " javascript:alert(1)", "\u{1}javascript:alert(1)",
    "\u{A0}javascript:x",
    "javascript\u{3A}x", "vbscript:x", "data:text/html,<script>", "data:image/svg+xml,<svg/>",
    "data:image/png;base64,AAAA", "file:///etc/passwd", "blob:x", "http://a.example/",
    "//evil.example",
    "\\\\evil.example", "/\\evil.example", "\\/evil.example", "https:evil.example", "https:/evil",
    "https:///evil", "https://", "https://user@evil.example/", "https://a.example@evil.example/",
    "https://a.example:b/", "https://a.example:/", "https://a.example:1:2/",
    "https://аpple.example/",
    "https://[::1]/", "https://a b/", "https://a.example/a b", "https://a.example/\"x", "a'b",
    "a<b",
    "a\u{2028}b", "a\0b", "\u{FEFF}javascript:x", "https\u{200B}://a",
    "a\u{85}b",
  ])
  func `All others are refused`(address: String) {
    #expect(WebAddress(address) == nil)
  }

  @Test func `Only pictures of known kinds are written out`() {
    for type in ImageType.allCases {
      let address = WebAddress(data: Data([0xFF, 0xD8]), type: type)
      #expect(address.text == "data:\(type.rawValue);base64,/9g=")
    }
  }
}
