import Foundation
import Testing

@testable import Networking

struct URLRedirectTests {
  @Test(arguments: [
    ("http://a.com/x/y", "z", "http://a.com/x/z"),
    ("http://a.com/x/y?q", "/z?w=1", "http://a.com/z?w=1"),
    ("http://a.com/", "//b.com/z", "http://b.com/z"),
    ("http://a.com/", "https://b.com/z", "https://b.com/z"),
    ("http://a.com/", "HTTP://b.com/z", "HTTP://b.com/z"),
    ("https://a.com/", "https://b.com/z", "https://b.com/z"),
    ("https://a.com/x", "/z", "https://a.com/z"),
    ("https://a.com/", "http://a.com/", nil),
    ("https://a.com/", "HTTP://a.com/", nil),
    ("http://a.com/", "file:///etc/passwd", nil),
    ("http://a.com/", "ftp://a.com/", nil),
    ("http://a.com/", "itms://a.com/", nil),
    ("http://a.com/", "javascript:alert(1)", nil),
    ("http://a.com/", "http:///z", nil),
    ("http://a.com/", "http://[", nil),
  ])
  func `a redirect leads to the web and never to a weaker one`(
    from: String, location: String, to target: String?
  ) throws {
    let url = try #require(URL(string: from))
    #expect(url.redirected(to: location)?.absoluteString == target)
  }
}
