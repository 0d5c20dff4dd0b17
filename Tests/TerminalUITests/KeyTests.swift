import Testing

@testable import TerminalUI

struct KeyTests {
  @Test(
    arguments: [
      ("", []), ("q", [.character("q")]), ("\u{1B}[C", [.right]), ("\u{1B}OD", [.left]),
      ("\u{1B}[1;2C ", [.right, .character(" ")]), ("\u{1B}", [.escape]), ("\u{3}", [.interrupt]),
      ("\u{4}", [.end]), ("\u{1B}[", [.other]), ("\u{1B}[A\u{1B}[B", [.up, .down]),
      ("\t", [.other]),
    ] as [(String, [Key])])
  func `bytes of a terminal are keys`(text: String, expected: [Key]) {
    var bytes = Array(text.utf8)[...]
    var keys: [Key] = []
    while let key = Key(takingFrom: &bytes) { keys.append(key) }
    #expect(keys == expected)
  }
}
