import Arguments
import Foundation
import Testing
import TestSupport

@testable import music

/// What the README promises.
struct ReadmeTests {
  private func readme() throws -> String { try Repository.text(of: "README.md") }

  @Test func `its table of commands is what help says`() throws {
    let rows = Music.syntax.commandHelps.map { "| `\($0.name)` | \($0.summary) |" }
    #expect(try readme().contains(rows.joined(separator: "\n")))
  }

  @Test func `its first session is what a person sees`() async throws {
    let run = await TestWorld.person(typing: "1", "q").run("search", "tom waits")
    try expectInReadme("$ music search \"tom waits\"\n\(run.output)")
  }

  @Test func `its walk from an artist to an album is what a person sees`() async throws {
    let run = await TestWorld.person(typing: "4", "q", "q").run("artist", "tom", "waits")
    try expectInReadme("$ music artist tom waits\n\(run.output)")
  }

  @Test func `its pipe is what a script gets`() async throws {
    let list = await TestWorld().run("search", "tom", "waits")
    var world = TestWorld()
    world.input = [String(try #require(list.output.split(separator: "\n").first))]
    let words = await world.run("lyrics")
    try expectInReadme("$ music search tom waits | head -1 | music lyrics\n\(words.output)")
    try expectInReadme(
      "$ music search tom waits | cut -f 1,2,5\n"
        + list.output.split(separator: "\n").map { line in
          let fields = line.split(separator: "\t")
          return "\(fields[0])\t\(fields[1])\t\(fields[4])\n"
        }.joined())
  }

  @Test func `its words from another source are those`() async throws {
    let run = await TestWorld().run("lyrics", "79015382", "--from", "lyricwiki")
    try expectInReadme("$ music lyrics 79015382 --from lyricwiki\n\(run.output)\(run.errors)")
  }

  private func expectInReadme(_ text: String) throws {
    #expect(try readme().contains(text), "the README should show:\n\(text)")
  }
}
