import Foundation
import Testing

@testable import Networking

struct StringFormEncodingTests {
  @Test(arguments: [
    ("", ""),
    ("tom waits", "tom+waits"),
    ("AC/DC + B&W?", "AC%2FDC+%2B+B%26W%3F"),
    ("azAZ09.-_*", "azAZ09.-_*"),
    ("~'()!@#$%=", "%7E%27%28%29%21%40%23%24%25%3D"),
    ("Björk", "Bj%C3%B6rk"),
    ("ª²٣", "%C2%AA%C2%B2%D9%A3"),
    ("👍", "%F0%9F%91%8D"),
    ("a\u{0}\r\n\t", "a%00%0D%0A%09"),
  ])
  func `a form sends a blank as a plus, and marks as their bytes`(text: String, encoded: String) {
    #expect(text.formEncoded == encoded)
  }

  @Test(arguments: [
    ("AC/DC", "AC%2FDC"),
    ("a b+c", "a%20b%2Bc"),
    ("azAZ09.-_~", "azAZ09.-_~"),
    ("100% *?#", "100%25%20%2A%3F%23"),
    ("Sigur Rós", "Sigur%20R%C3%B3s"),
  ])
  func `a part of a path stays one`(text: String, encoded: String) {
    #expect(text.pathSegmentEncoded == encoded)
    #expect(encoded.removingPercentEncoding == text)
  }
}
