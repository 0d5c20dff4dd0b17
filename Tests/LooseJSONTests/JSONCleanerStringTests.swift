import Foundation
import Testing

@testable import LooseJSON

struct JSONCleanerStringTests {
  @Test(arguments: [
    (#"it\'s"#, "it's"), (#"\""#, "\""), (#"""#, "\""), (#"\\n"#, "\\n"), (#"end\\\n"#, "end\\\n"),
    (#"C:\\new\\table"#, #"C:\new\table"#), (#"\b\f\n\r\t\v\0"#, "\u{8}\u{C}\n\r\t\u{B}\0"),
    (#"\/\q\é\🎵"#, "/qé🎵"), (#"\x41\xe9\xFF"#, "Aéÿ"), (#"\u0041\u2028\u0000"#, "A\u{2028}\0"),
    (#"\uD83C\uDFB5\u{1F3B5}"#, "🎵🎵"), (#"\ud83c\udfb5"#, "🎵"),
    (#"\uD83C"#, "\u{FFFD}"), (#"\uDFB5!"#, "\u{FFFD}!"), (#"\uD83Cx"#, "\u{FFFD}x"),
    (#"\uD83C\n"#, "\u{FFFD}\n"), (#"\uD83C\uD83C\uDFB5"#, "\u{FFFD}🎵"),
    (#"\uDFB5\uD83C"#, "\u{FFFD}\u{FFFD}"), (#"\uD83C\u0041"#, "\u{FFFD}A"),
    (#"\u{D800}"#, "\u{FFFD}"), (#"\u{00000041}"#, "A"),
    ("one \\\nline", "one line"), ("one \\\r\nline", "one line"), ("one \\\rline", "one line"),
    ("one \\\u{2028}line\\\u{2029}!", "one line!"), ("\\\u{2030}", "\u{2030}"),
    ("a\rb\tc\nd\r\ne\u{2028}\u{1}\u{7F}", "a\rb\tc\nd\r\ne\u{2028}\u{1}\u{7F}"), ("", ""),
    ("日本語 e\u{301} \u{FEFF}", "日本語 e\u{301} \u{FEFF}"), ("', ".replacing("'", with: #"\'"#), "', "),
  ])
  func `An escape of JavaScript is what it stands for`(inside: String, text: String) throws {
    #expect(try cleaned("['\(inside)']") == [text])
  }

  @Test func `Either quote may stand bare inside the other`() throws {
    #expect(
      try cleaned(#"["it's", 'so "so"', "\"\'", '\"\'']"#) == ["it's", "so \"so\"", "\"'", "\"'"])
  }

  @Test(arguments: [
    (#"['"#, 2), (#"['a"#, 3), (#"['\"#, 3), (#"['\'"#, 4), (#"['\x4g']"#, 2), (#"['\u12']"#, 2),
    (#"['\u{}']"#, 2), (#"['\u{110000}']"#, 2), (#"['a\u"#, 3), (#"['\uD83C\u12']"#, 8),
    (#"["a']"#, 5),
  ])
  func `A string that has no end, or a broken escape, is malformed`(answer: String, offset: Int) {
    #expect(throws: Malformed(offset: offset)) { try JSONCleaner.clean(Data(answer.utf8)) }
  }

  @Test func `Bytes that are not UTF-8 are repaired and cost no more than themselves`() throws {
    let answer = Data("['half ".utf8) + [0xC3] + Data("\\n whole é".utf8) + [0xFF] + Data("']".utf8)
    let texts = try JSONDecoder().decode([String].self, from: JSONCleaner.clean(answer))
    #expect(texts == ["half \u{FFFD}\n whole é\u{FFFD}"])
  }

  private func cleaned(_ answer: String) throws -> [String] {
    try JSONDecoder().decode([String].self, from: JSONCleaner.clean(Data(answer.utf8)))
  }
}
