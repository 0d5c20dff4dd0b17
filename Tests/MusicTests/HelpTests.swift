import TerminalUI
import Arguments
import Foundation
import Testing
import TestSupport

@testable import music

struct HelpTests {
  @Test(
    arguments: [
      [], ["search"], ["lyrics"], ["artist"], ["album"], ["top"], ["playlists"], ["open"], ["pick"],
      ["help"],
      ["json"], ["environment"], ["exit-codes"],
      ["countries"],
    ],
    [80, 40])
  func `help says what the declarations say, at most as wide as the window`(
    words: [String], columns: Int
  ) async throws {
    var world = TestWorld()
    world.outputIsTerminal = true
    world.size = .init(columns: columns, rows: 24)
    let run = await world.run(["help"] + words)
    #expect(run.code == .done)
    #expect(run.errors == "")
    for line in run.output.split(separator: "\n") { #expect(line.count <= columns) }
    let name = words.first ?? "music"
    #expect(try Golden.difference(of: run.output, from: "help.\(name).\(columns).txt") == nil)
  }

  @Test(arguments: [120, 300])
  func `help is never wider than 100`(columns: Int) async {
    var world = TestWorld()
    world.outputIsTerminal = true
    world.size = .init(columns: columns, rows: 24)
    let run = await world.run("search", "-h")
    #expect(run.output.split(separator: "\n").map(\.count).max().map { $0 <= 100 } == true)
  }

  @Test(
    arguments: [
      ["--help"], ["-h"], ["help"], ["-h", "--color", "never"],
    ])
  func `the tool's help is asked for in many ways`(words: [String]) async {
    #expect((await TestWorld().run(words)).output == (await TestWorld().run("help")).output)
  }

  @Test(
    arguments: [
      ["search", "-h"], ["search", "--help"], ["-h", "search"], ["search", "tom", "waits", "-h"],
      ["search", "--limit", "x", "-h"], ["search", "--nonsense", "--help"],
      ["help", "search", "-h"],
      ["--color", "never", "help", "search"],
    ])
  func `a command's help is asked for in many ways, and wins over mistakes`(words: [String]) async {
    let run = await TestWorld().run(words)
    #expect(run.code == .done)
    #expect(run.output == (await TestWorld().run("help", "search")).output)
  }

  @Test(arguments: [["--version"], ["-V"], ["search", "--version"]])
  func `the version is one line`(words: [String]) async {
    let run = await TestWorld().run(words)
    #expect(run.code == .done)
    #expect(run.output == "music \(Music.version)\n")
  }

  @Test func `help on nothing we know is misuse`() async {
    let run = await TestWorld().run("help", "serch")
    #expect(run.code == .misuse)
    #expect(run.output == "")
    #expect(run.errors.contains("did you mean 'search'"))
  }

  @Test func `headings are bold on a terminal, and nothing is in a pipe`() async {
    var world = TestWorld()
    world.outputIsTerminal = true
    world.environment = ["NO_COLOR": ""]
    #expect((await world.run("help")).output.contains("\u{1B}[1mUsage\u{1B}[0m"))
    world.outputIsTerminal = false
    #expect(!(await world.run("help")).output.contains("\u{1B}"))
  }

  @Test func `no two options of the tool get in each other's way`() {
    #expect(Music.syntax.clashes == [])
  }

  @Test func `every command has two or three examples, and its own parser takes them`() throws {
    for help in Music.syntax.commandHelps where help.name != "music help" {
      #expect((2...3).contains(help.examples.count), "\(help.name)")
      for example in help.examples {
        for stage in example.line.components(separatedBy: " | ") where stage.hasPrefix("music") {
          let words = stage.components(separatedBy: "\"").enumerated().flatMap { place, part in
            place % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
          }
          guard case .run = try Music.syntax.parse(Array(words.dropFirst())).wish.get() else {
            Issue.record("\(example.line)")
            continue
          }
        }
      }
    }
  }
}
