import TerminalUI
import Testing
import TestSupport

@testable import music

/// What a wrong command line is told, to the letter.
struct MistakeTests {
  static let lines: [[String]] = [
    ["serch", "tom"], ["tom", "waits"], ["help", "nosuch"], ["search", "--limt", "5", "x"],
    ["search", "-z", "x"], ["search", "-1"], ["search", "-n", "x", "y"], ["search", "-n500", "y"],
    ["search", "--limit=", "x"], ["search", "x", "--limit"], ["search", "--limit", "--clean", "x"],
    ["search", "--clean=yes", "x"], ["search", "--kind", "songs", "x"],
    ["search", "--format", "JSON", "x"],
    ["search", "--country", "uk", "x"], ["search", "--country", "germany", "x"], ["search"],
    ["search", ""],
    ["search", "--pick", "1", "--json", "x"], ["lyrics", "1", "2"], ["lyrics", "1", "2", "3"],
    ["lyrics", "--artist", "x"], ["lyrics", "--from", "lrclip", "1"],
    ["lyrics", "--duration", "4m", "1"],
    ["lyrics", "nonsense"], ["lyrics", "https://music.apple.com/us/album/x/1"], ["--colour", "x"],
    ["--color", "blue", "search", "x"], ["--timeout", "0", "search", "x"], ["--timeout"],
    ["--replay", "a", "--record", "b", "search", "x"], ["lyrics", "--limit", "3"],
    ["search", "\u{1B}[31m", "--\u{1B}[2J"],
  ]

  @Test(arguments: [80, 40])
  func `every mistake is told in one sentence, with what to do`(columns: Int) async throws {
    var text = ""
    for words in Self.lines {
      var world = TestWorld()
      world.errorsAreTerminal = true
      world.size = .init(columns: columns, rows: 24)
      let run = await world.run(words)
      #expect(run.code == .misuse, "\(words)")
      #expect(run.output == "", "\(words)")
      #expect(run.asked == [], "\(words)")
      for line in run.errors.split(separator: "\n") { #expect(String(line).cellWidth <= columns) }
      let typed = words.map { $0.isEmpty ? "''" : $0.printable }.joined(separator: " ")
      text += "$ music \(typed)\n\(run.errors)\n"
    }
    #expect(try Golden.difference(of: text, from: "mistakes.\(columns).txt") == nil)
  }
}
