import Testing
import TestSupport

@testable import music

/// `music search` for more than songs.
struct SearchKindTests {
  @Test(arguments: ["album", "artist", "video"], ["tsv", "csv", "json", "table"])
  func `each kind has its own columns, the id first`(kind: String, format: String) async throws {
    let run = await TestWorld().run("search", "tom waits", "--kind", kind, "--format", format)
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "search.\(kind).\(format).txt") == nil)
  }

  @Test(
    arguments: [
      ("album", ["2", "q", "q"], "Copyright"), ("artist", ["1", "q", "q"], "Singles and EPs"),
      ("video", ["1", "o", "q", "q"], "music-video/downtown-train"),
    ])
  func `a pick leads on`(kind: String, answers: [String], sign: String) async {
    var world = TestWorld.person(typing: "")
    world.input = kind == "album" ? ["1", "q", "q"] : answers
    let run = await world.run("search", "tom waits", "--kind", kind)
    #expect(run.code == .done)
    #expect(run.errors == "")
    #expect(run.output.contains(sign))
    #expect(run.output.contains("q back: "))
  }

  @Test(
    arguments: [
      ("album", "album", "285283129"), ("artist", "artist", "83964"),
    ])
  func `--pick shows what the other command shows`(kind: String, command: String, id: String) async
  {
    let run = await TestWorld().run("search", "tom waits", "--kind", kind, "--pick", "1")
    #expect(run.code == .done)
    #expect(run.output == (await TestWorld().run(command, id)).output)
    let person = await TestWorld.person().run("search", "tom waits", "--kind", kind, "--pick", "1")
    #expect(!person.output.contains("Pick"))
  }

  @Test func `--pick of a video shows its page`() async {
    let run = await TestWorld().run("search", "tom waits", "--kind", "video", "--pick", "1")
    #expect(run.output.hasPrefix("Downtown Train\n"))
    #expect(run.output.contains("Released   1985-09-30"))
  }

  @Test func `an artist has no album name to look through`() async {
    let run = await TestWorld().run("search", "--kind", "artist", "--by", "album", "x")
    #expect(run.code == .misuse)
    #expect(run.asked == [])
  }
}
