import Testing

@testable import Networking

struct RecordingNameTests {
  @Test(arguments: [
    (
      "https://itunes.apple.com/search?term=tom+waits&media=music&entity=song&limit=25&country=US",
      "itunes.apple.com/search/country=US&entity=song&limit=25&media=music&term=tom+waits.json"
    ),
    ("https://itunes.apple.com/lookup?id=285283141", "itunes.apple.com/lookup/id=285283141.json"),
    (
      "https://itunes.apple.com/us/rss/topalbums/limit=100/json",
      "itunes.apple.com/us/rss/topalbums/limit=100/json.json"
    ),
    ("https://rss.example.com/api/v2/us/albums.json", "rss.example.com/api/v2/us/albums.json"),
    ("https://a.mzstatic.com/image/1/600x600bb.jpg", "a.mzstatic.com/image/1/600x600bb.jpg"),
    (
      "https://api.lyrics.ovh/v1/AC%2FDC/T.N.T.",
      "api.lyrics.ovh/v1/AC%2FDC/T.N.T..json"
    ),
    ("http://lyrics.wikia.com/api.php?a=b", "lyrics.wikia.com_80/api.php/a=b.json"),
    ("http://127.0.0.1:8080/api/get/5", "127.0.0.1_8080/api/get/5.json"),
    ("HTTPS://LRCLIB.net/api/search?q=&q=b", "lrclib.net/api/search/q=&q=b.json"),
  ])
  func `a file is named as its address reads`(address: String, file: String) {
    #expect(RecordingName(address).file == file)
  }

  @Test func `what is not a plain 200 has a longer name`() {
    let name = RecordingName("https://lrclib.net/api/get/5")
    #expect(name.messageFile == "lrclib.net/api/get/5.json.http")
  }

  @Test func `the order of a query does not matter, that of equal names does`() {
    let file = RecordingName("https://a.com/s?b=1&a=2&a=3").file
    #expect(RecordingName("https://a.com/s?a=2&b=1&a=3").file == file)
    #expect(RecordingName("https://a.com/s?a=3&a=2&b=1").file != file)
  }

  @Test func `a name that had to change ends with the same hash in every run`() {
    #expect(
      RecordingName("https://a.com/~tom").file == "a.com/_tom~c402f5f93bc99cd9.json")
  }

  /// Addresses that a simpler rule would give one file.
  static let alike = [
    "", "a", "/a", "https://", "https://a.com", "https://a.com/?", "https://a.com//",
    "https://a.com/s", "https://a.com/s/", "https://a.com//s", "https://a.com/s?",
    "https://a.com/s#",
    "https://a.com/s?x", "https://a.com/s/x", "https://a.com/s?x=", "https://a.com/s/x=",
    "https://a.com/s?x=1", "https://a.com/s/x=1", "https://a.com/s/x%3D1",
    "https://a.com/s?x=1.json",
    "https://a.com/s?x=1&", "https://a.com/s?&x=1", "https://a.com/s?x=1&&", "https://a.com/s?x=1?",
    "https://a.com/s?x=a/b", "https://a.com/s?x=a%2Fb", "https://a.com/s?x=a_b",
    "https://a.com/s?x=a:b", "https://a.com/s?x=a\\b", "https://a.com/s?x=a\u{0}b",
    "https://a.com/s?x=a\nb", "https://a.com/s?x=a\r\nb", "https://a.com/s?x=a\u{202E}b",
    "https://a.com/s?x=é", "https://a.com/s?x=e\u{301}", "https://a.com/s?x=*",
    "https://a.com/s?x=~",
    "https://a.com/../s?x=1", "https://a.com/./s?x=1", "https://a.com/_./s?x=1",
    "https://a.com/..", "https://a.com/.", "https://a.com/.s", "https://a.com/_s",
    "https://a.com/.json", "https://a.com/s.json?x=1", "https://a.com/s.JSON?x=1",
    "https://a.com/s.json_?x=1", "https://a.com/s.json.http/x", "https://a.com/s.json.http",
    "https://a.com/s.jpg", "https://a.com/s.png", "https://a.com:444/s", "http://a.com/s",
    "http://a.com:8080/s", "https://a.com_8080/s", "https://b@a.com/s", "https://[::1]:80/s",
    "https://../s", "https://..%2F/s",
    "https://a.com/s?x=" + String(repeating: "a", count: 168),
    "https://a.com/s?x=" + String(repeating: "a", count: 169),
    "https://a.com/s?x=" + String(repeating: "a", count: 5000),
    "https://a.com/s?x=" + String(repeating: "a", count: 5001),
    "https://a.com/" + String(repeating: "é", count: 500) + "/s",
    "https://a.com/" + String(repeating: "a", count: 167) + ".jsonb/s",
    "https://a.com/" + String(repeating: "a", count: 165) + ".json/s",
  ]

  @Test func `no two addresses share a file`() {
    let addresses = Dictionary(grouping: Self.alike) { RecordingName($0).file }
    #expect(addresses.filter { $0.value.count > 1 } == [:])
  }

  @Test func `no file has the name of a folder`() {
    let names = Self.alike.map { RecordingName($0) }
    let files = Set(names.flatMap { [$0.file, $0.messageFile] }.map { $0.lowercased() })
    for name in names {
      var folder = name.file.lowercased().split(separator: "/").dropLast()
      while !folder.isEmpty {
        #expect(!files.contains(folder.joined(separator: "/")))
        folder.removeLast()
      }
    }
  }

  @Test(arguments: alike)
  func `a file is safe to write`(address: String) {
    let file = RecordingName(address).messageFile
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count >= 2)
    for part in parts {
      #expect(!part.isEmpty && part.utf8.count <= 200)
      #expect(!part.hasPrefix("."))
      #expect(
        part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._+%=&,~".contains($0)) })
    }
  }
}
