import Foundation
import Testing

@testable import Playlists

struct BrokenDocumentTests {
  @Test(arguments: [
    ("", JSONFault.unexpectedEnd, 1, 1),
    ("{\n  \"playlists\": [\n", .unexpectedEnd, 3, 1),
    ("{\"playlists\": [1,]}", .unexpected("]"), 1, 18),
    ("{\r\n\"a\": 1,\r\n}", .unexpected("}"), 3, 1),
    ("{\r\"a\": 'x'}", .unexpected("'"), 2, 6),
    ("{\"日曜\": nul}", .unexpected("n"), 1, 8),
    ("{\"a\": 01}", .unexpected("1"), 1, 8),
    ("{\"a\": 1.}", .unexpected("}"), 1, 9),
    ("{\"a\" 1}", .unexpected("1"), 1, 6),
    ("{a: 1}", .unexpected("a"), 1, 2),
    ("{\"a\": \"b\nc\"}", .controlCharacter, 1, 9),
    ("{\"a\": \"b\\x\"}", .badEscape, 1, 9),
    ("{\"a\": \"\\u12g4\"}", .badEscape, 1, 8),
    ("{\"a\": \"b", .unexpectedEnd, 1, 9),
    ("{} {}", .textAfterTheEnd, 1, 4),
    ("// no\n{}", .unexpected("/"), 1, 1),
    ("{\"a\": ∞}", .unexpected("∞"), 1, 7),
  ])
  func `A broken document is told with line and column`(
    text: String, fault: JSONFault, line: Int, column: Int
  ) {
    #expect(throws: LibraryError.notJSON(fault, line: line, column: column)) {
      try Sample.document(text)
    }
  }

  @Test(arguments: [
    ([0x7B, 0x22, 0x61, 0xFF, 0x22], 4), ([0x7B, 0xC3, 0x28], 2),
    ([0x7B, 0x22, 0xC3, 0xA9, 0xC3, 0x22], 4),
  ])
  func `Bytes that are not UTF-8 are told with their place`(bytes: [UInt8], column: Int) {
    #expect(throws: LibraryError.notJSON(.notUTF8, line: 1, column: column)) {
      try LibraryDocument(bytes)
    }
  }

  @Test(arguments: ["[]", "null", "\"playlists\"", "12"])
  func `A document that is no object is no library`(text: String) {
    #expect(throws: LibraryError.notALibrary) { try Sample.document(text) }
  }

  @Test func `A byte order mark is no part of the document`() throws {
    #expect(try Sample.document("\u{FEFF}{\"playlists\":[],\"albums\":[]}").library.facts.isEmpty)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `Brackets without end are too deep, and no crash`(bracket: String) {
    #expect {
      try Sample.document(String(repeating: bracket, count: 1_000_000))
    } throws: { error in
      guard case .notJSON(.tooDeep, line: 1, _)? = error as? LibraryError else { return false }
      return true
    }
  }

  @Test func `Strings are what a strict parser takes them for`() throws {
    let literals = [
      #""plain""#, #""\"\\\/\b\f\n\r\t""#, #""\u00e9\ud83c\udfb5 日""#, #""a\u0000b""#, #""""#,
    ]
    for literal in literals {
      let expected = try JSONDecoder().decode(String.self, from: Data(literal.utf8))
      #expect(JSONString.decoded(ArraySlice(literal.utf8)) == expected)
      #expect(JSONString.decoded(ArraySlice(JSONString.encoded(expected).utf8)) == expected)
    }
    #expect(JSONString.decoded(ArraySlice(#""\ud800x""#.utf8)) == "\u{FFFD}x")
    #expect(JSONString.encoded("a\u{202E}b\u{9B}\u{1F3B5}") == #""a\u202eb\u009b🎵""#)
  }

  @Test func `A damaged document is refused, or is a library where it is still JSON`() throws {
    let whole = try Sample.withErrors().bytes
    let marks = Array("[]{}\",:\\-0a\n\u{1}".utf8) + [0xFF]
    var damaged: [[UInt8]] = stride(from: 0, to: whole.count, by: 13).map { Array(whole[..<$0]) }
    for place in whole.indices {
      var bytes = whole
      bytes[place] = marks[place % marks.count]
      damaged.append(bytes)
    }
    for bytes in damaged {
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation lets a comma stand before a closing bracket.
      let isJSON =
        (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
        && !text.contains(/,\s*[\]}]/)
      let isLibrary = (try? LibraryDocument(bytes).library) != nil
      #expect(isLibrary == isJSON, "\(text)")
    }
  }

  @Test func `A library of 100,000 rows is read whole`() throws {
    let rows = String(repeating: "{\"title\":\"A\",\"albums\":[1]},", count: 99_999)
    let library = try Sample.document(
      "{\"playlists\":[\(rows){\"albums\":[]}],\"albums\":[{\"id\":1,\"title\":\"B\"}]}"
    ).library
    #expect(library.rows.count == 100_000)
    // The title is one too many 99,998 times; the last row lacks it, and is empty.
    #expect(library.facts.count == 100_000)
  }

  @Test func `One row of many repeats is read whole`() throws {
    let ids = String(repeating: "1,", count: 200_000)
    let library = try Sample.document(
      "{\"playlists\":[{\"title\":\"A\",\"albums\":[\(ids)1]}],\"albums\":[{\"id\":1}]}"
    ).library
    #expect(library.rows[0].albums.count == 1)
  }
}
