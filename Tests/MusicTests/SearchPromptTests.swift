import Networking
import Foundation
import TerminalUI
import Testing
import TestSupport

@testable import music

/// `music search` with a person at the terminal.
struct SearchPromptTests {
  @Test func `a number shows the words, and then only the question comes back`() async throws {
    let run = await TestWorld.person(typing: "1", "q").run("search", "tom waits")
    #expect(run.code == .done)
    let screens = run.output.components(separatedBy: "Pick ")
    #expect(screens.count == 3)
    #expect(screens[1].contains("Tom Waits · Closing Time"))
    #expect(!screens[2].contains("#"))
  }

  @Test(arguments: [(80, 24), (40, 10), (120, 30), (20, 5)])
  func `the list fits the window`(columns: Int, rows: Int) async throws {
    let run = await TestWorld.person(typing: "q", columns: columns, rows: rows)
      .run("search", "tom waits")
    for line in run.output.split(separator: "\n") {
      #expect(String(line).cellWidth <= columns)
    }
    #expect(
      try Golden.difference(of: run.output, from: "search.screen-\(columns)x\(rows).txt") == nil)
  }

  @Test func `n and p turn pages, a filter narrows, l lists again`() async throws {
    let run = await TestWorld.person(
      typing: "n", "p", "/rosie", "l", "/", "?", "nonsense", "99", "", rows: 8
    ).run("search", "tom waits")
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "search.conversation.txt") == nil)
  }

  @Test func `the end of input leaves with 0, on a line of its own`() async {
    let run = await TestWorld.person().run("search", "tom waits")
    #expect(run.code == .done)
    #expect(run.output.hasSuffix(": \n"))
  }

  @Test func `a track without words does not end the conversation`() async {
    let run = await TestWorld.person(typing: "6", "4", "q").run("search", "tom waits")
    #expect(run.code == .done)
    #expect(run.output.contains("Not found"))
    #expect(run.output.contains("Instrumental"))
  }

  @Test func `a server that fails in the middle does not end the conversation`() async {
    var world = TestWorld.person(typing: "1", "q")
    let recorded = world.http
    world.http = .init { request in
      if request.host == "lrclib.net" { return .init(status: 503, "") }
      return try await recorded.send(request)
    }
    let run = await world.run("search", "tom waits")
    #expect(run.code == .done)
    #expect(run.errors.contains("lrclib.net is down"))
  }

  @Test func `music alone asks for words, and comes back for others`() async throws {
    let run = await TestWorld.person(typing: "tom waits", "1", "b", "").run()
    #expect(run.code == .done)
    #expect(run.output.components(separatedBy: "Search (Enter leaves): ").count == 3)
    #expect(run.output.contains("b back"))
  }

  @Test func `music alone in a pipe shows the help`() async {
    let run = await TestWorld().run()
    #expect(run.code == .done)
    #expect(run.output == (await TestWorld().run("--help")).output)
  }

  @Test func `what is missing is said, and muted where there are colours`() async {
    var world = TestWorld.person(typing: "q", columns: 120)
    world.environment = ["NO_COLOR": ""]
    let run = await world.run("search", "tom waits")
    #expect(run.output.contains("\u{1B}[2mCould not be found\u{1B}[0m"))
  }
}
