import Foundation
import Testing

@testable import LooseJSON

struct JSONCleanerEnvelopeTests {
  static let object = #"{'a':'it\'s "so"', 'b':[1,{'c':null}]}"#

  @Test(
    arguments: [
      object, "\u{FEFF}\(object)", "\n\n\n\(object)\n", "song = \(object)\n", "song=\(object);",
      "var song = \(object)", "let song =\n\(object);\n", "window.song = \(object)",
      "callback(\(object));", "callback(\(object))", "(\(object))", "((\(object)));",
      "a.b._$1 ( \(object) ) ; ", "/**/callback(\(object));", "cb && cb(\(object));",
      ")]}',\n\(object)", "// made by hand\n\(object)",
      "/* {'no':1} */ song = /* ' */ \(object) // }",
      "looking for \"it's\" [1] {2} (3)\nfound after 3 ms\n\(object)",
      "asking http://example.org/a?b=c\nsong = \(object)",
      "function lyricwikiSong(){\nthis.a='it\\'s \"so\"';\nthis.b=[1,{c:null}];\n}\nvar song = new lyricwikiSong();\n",
      "function x ( ) { this.a = \"it's \\\"so\\\"\" ; this.b = [1,{\"c\":null}] ; } song = new x()",
    ])
  func `What a server wraps around an object comes off`(answer: String) throws {
    #expect(
      try decoded(answer)
        == .object([
          "a": .text("it's \"so\""), "b": .list([.number(1), .object(["c": .null])]),
        ]))
  }

  @Test(arguments: [
    ("{'a':'b',}", JSON.object(["a": .text("b")])), ("[1,2,]", .list([.number(1), .number(2)])),
    ("{}", .object([:])), (" [ ] ", .list([])),
    ("[[],{},[{}]]", .list([.list([]), .object([:]), .list([.object([:])])])),
    (
      "{a:1,$b_2:2,\"c\":3,'d e':4,é:5}",
      .object([
        "a": .number(1), "$b_2": .number(2), "c": .number(3), "d e": .number(4), "é": .number(5),
      ])
    ),
    ("{true:true,null:false}", .object(["true": .flag(true), "null": .flag(false)])),
    ("-0.5e+3", .number(-500)), ("'bare'", .text("bare")), ("null", .null),
    ("function f(){}\nvar s = new f();", .object([:])),
  ])
  func `Objects, lists and bare values are written as strict JSON`(
    answer: String, value: JSON
  ) throws {
    #expect(try decoded(answer) == value)
  }

  @Test(arguments: [
    ("", 0), ("  \n", 3), ("Service unavailable", 0), ("song = ", 0), ("{} {}", 3), ("{}\n[]", 3),
    ("{}, {}", 2), ("{'a':1 'b':2}", 7), ("{,}", 1), ("[1,,2]", 3), ("{'a'}", 4), ("{'a':}", 5),
    ("{a b:1}", 3), ("{1:2}", 1), ("{'a':1", 6), ("[1,", 3), ("[1}", 2), ("{'a':[1}", 7),
    ("callback({}", 11), ("({}))", 4), ("{})", 2), ("song = {'a':'it's'}", 16),
    ("{'a':'rock 'n', roll'}", 12), ("{'a':'them boys', he said'}", 21),
    ("[01]", 2), ("[1.]", 3), ("[.5]", 1), ("[+1]", 1), ("[1e]", 3), ("[-]", 2), ("[0x1F]", 2),
    ("[NaN]", 1), ("[undefined]", 1), ("[truely]", 1), ("/* no end", 0), ("{} /* no end", 3),
    ("{'a':1};;", 8), ("function x(){ this.a='b' }", 25), ("function x(){ this.a='b';", 25),
    ("function x(){ a='b'; }", 14), ("function x(){}", 14), ("function x(){} var s = new x(", 29),
  ])
  func `What is neither JSON nor an object of JavaScript is malformed where it goes wrong`(
    answer: String, offset: Int
  ) {
    #expect(throws: Malformed(offset: offset)) { try JSONCleaner.clean(Data(answer.utf8)) }
  }

  @Test func `Nesting goes 64 deep and no deeper`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try JSONCleaner.clean(Data(deepest.utf8)) == Data(deepest.utf8))
    #expect(throws: Malformed(offset: 64)) { try JSONCleaner.clean(Data("[\(deepest)]".utf8)) }
  }

  @Test(arguments: ["[", "{'a':", "(", "/*", "//", "=", "\n", "'", "\\", "function f(", "a", "{'"])
  func `A hostile answer ends quickly, in an error`(part: String) {
    let answer = Data(String(repeating: part, count: 200_000 / part.utf8.count).utf8)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: Malformed.self) { try JSONCleaner.clean(answer) }
    }
    #expect(time < .seconds(5))
  }

  private func decoded(_ answer: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: JSONCleaner.clean(Data(answer.utf8)))
  }
}
