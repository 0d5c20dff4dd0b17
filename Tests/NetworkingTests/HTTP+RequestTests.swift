import Networking
import Testing

struct HTTPRequestTests {
  @Test func `an address is its base and its query, without what is nil`() {
    let base = "https://lrclib.net/api/search"
    #expect(HTTP.Request(.lyrics, base).address == base)
    #expect(HTTP.Request(.lyrics, base, query: ["q": nil]).address == base)
    #expect(
      HTTP.Request(.lyrics, base, query: ["q": "tom waits", "album": nil, "x&": ""]).address
        == base + "?q=tom+waits&x%26=")
  }

  @Test(arguments: [
    ("https://itunes.apple.com/search?term=secret", "itunes.apple.com"),
    ("http://127.0.0.1:8080/", "127.0.0.1"),
    ("http://a b/?term=secret", "http://a b/"),
    ("", ""),
  ])
  func `a host tells nothing of what is looked for`(address: String, host: String) {
    #expect(HTTP.Request(.catalog, address).host == host)
  }
}
