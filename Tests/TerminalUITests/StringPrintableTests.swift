import Testing

@testable import TerminalUI

struct StringPrintableTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("a\tb\nc\r\nd", "a b c  d"), ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
      ("\u{1B}]0;owned\u{07}", "]0;owned"), ("\u{9B}5n", "5n"), ("a\u{202E}b\u{2066}c", "abc"),
      ("\u{FEFF}x\u{7F}", "x"), ("a\u{2028}b\u{85}c", "a b c"), ("👨‍👩‍👧", "👨‍👩‍👧"),
      ("e\u{301}", "e\u{301}"),
      ("نی\u{200C}", "نی\u{200C}"),
    ])
  func `holds nothing that a terminal obeys`(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test func `every scalar below U+3000 comes out as itself, as a blank, or not at all`() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let printable = String(scalar).printable
      let isAllowed = [String(scalar), " ", ""].contains(printable)
      #expect(isAllowed, "U+\(String(value, radix: 16))")
      let isControl = scalar.properties.generalCategory == .control
      #expect(!isControl || printable != String(scalar), "U+\(String(value, radix: 16))")
    }
  }
}
