import Foundation
import Testing
import TestSupport

@testable import LooseJSON

struct JSONCleanerPropertyTests {
  private static let awkward = [
    "'", "\"", "\\", "\n", "\r", "\r\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}",
    "\u{2029}", "\u{FEFF}", "\u{FFFD}", "🎵", "👩‍👩‍👧", "e\u{301}", "\u{301}", "é", "日", "/", "n",
    "u0041",
    "x41", "',\n'url':'", "'}", "{", "[", "}", "]", ",", ":", ";", "song = {", "//", "/*", "*/",
    "<br />", "&amp;", "[...]", " ", "la",
  ]

  @Test func `Whatever words the server escapes come back as they were`() throws {
    var random = SeededGenerator(seed: 1972)
    for _ in 0..<3000 {
      let words = (0..<3).map { _ in text(using: &random) }
      let expected = ["artist": words[0], "lyrics": words[1], "url": words[2]]
      let song: KeyValuePairs = ["artist": words[0], "lyrics": words[1], "url": words[2]]
      for answer in [LyricWikiServer.json(song), LyricWikiServer.js(song)] {
        let cleaned = try JSONCleaner.clean(Data(answer.utf8))
        let decoded = try JSONDecoder().decode([String: String].self, from: cleaned)
        // By scalars: Swift's own equality takes é for e and an accent.
        #expect(
          decoded.mapValues { Array($0.unicodeScalars) }
            == expected.mapValues { Array($0.unicodeScalars) })
      }
    }
  }

  @Test func `Strict JSON keeps its value`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let value = value(depth: 4, using: &random)
      let strict = try JSONSerialization.data(withJSONObject: [value])
      #expect(try decoded(JSONCleaner.clean(strict)) == decoded(strict))
    }
  }

  @Test func `A damaged answer is malformed or strict JSON, and never a crash`() throws {
    let whole = LyricWikiServer.json([
      "artist": "AC/DC \"Live\"", "song": "Rock 'n' Roll", "lyrics": "It's\n\\é 🎵 [...]",
    ])
    let seeds = [
      whole, LyricWikiServer.js(["a": "it's"]), #"cb({"a":[1.5e3,true,null,"\ud83c\udfb5"]});"#,
    ]
    .map { Array($0.utf8) }
    var random = SeededGenerator(seed: 33)
    for _ in 0..<20_000 {
      let seed = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      let bytes = Damage.done(to: seed, using: &random)
      guard let cleaned = try? JSONCleaner.clean(Data(bytes)) else { continue }
      #expect(
        throws: Never.self,
        "\(String(decoding: bytes, as: UTF8.self)) → \(String(decoding: cleaned, as: UTF8.self))"
      ) { try JSONSerialization.jsonObject(with: cleaned, options: .fragmentsAllowed) }
    }
  }

  private func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).reduce(into: "") { text, _ in
      text += Self.awkward[Int.random(in: 0..<Self.awkward.count, using: &random)]
    }
  }

  private func value(depth: Int, using random: inout SeededGenerator) -> Any {
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return text(using: &random)
    case 1: return Double.random(in: -1e6...1e6, using: &random)
    case 2: return Int.random(in: -999...999, using: &random)
    case 3: return count > 1 ? NSNull() as Any : Bool.random(using: &random)
    case 4: return (0..<count).map { _ in value(depth: depth - 1, using: &random) }
    default:
      return (0..<count).reduce(into: [String: Any]()) { object, _ in
        object[text(using: &random)] = value(depth: depth - 1, using: &random)
      }
    }
  }

  private func decoded(_ json: Data) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: json)
  }
}
