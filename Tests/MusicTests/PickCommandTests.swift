import Testing
import TestSupport

@testable import music

struct PickCommandTests {
  private func world(_ format: String, typing: [String]? = nil) async -> TestWorld {
    var world = TestWorld()
    world.input = (await world.run("search", "tom waits", "--format", format)).output
      .split(separator: "\n").map(String.init)
    world.typed = typing
    return world
  }

  @Test(arguments: ["tsv", "json"])
  func `the chosen line is written unchanged`(format: String) async {
    let world = await world(format, typing: ["2"])
    let run = await world.run("pick")
    #expect(run.code == .done)
    #expect(run.output == world.input[1] + "\n")
    #expect(run.screen.contains("Closing Time"))
    #expect(run.screen.contains("Pick 1-8"))
  }

  @Test func `--pick takes a line without a terminal`() async {
    let world = await world("tsv")
    let run = await world.run("pick", "--pick", "8")
    #expect(run.code == .done)
    #expect(run.output == world.input[7] + "\n")
  }

  @Test func `--pick beyond the lines says how many there are`() async {
    let run = await world("tsv").run("pick", "--pick", "9")
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("8"))
  }

  @Test func `without a terminal and without --pick it says how to do it`() async {
    let run = await world("tsv").run("pick")
    #expect(run.code == .misuse)
    #expect(run.errors.contains("--pick N"))
  }

  @Test func `leaving without choosing is 130, and writes nothing`() async {
    let run = await world("tsv", typing: ["q"]).run("pick")
    #expect(run.code == .interrupted)
    #expect(run.output == "")
  }

  @Test func `nothing on standard input is nothing found`() async {
    var world = TestWorld()
    world.typed = ["1"]
    #expect((await world.run("pick")).code == .nothingFound)
  }

  @Test func `lines of another kind can be chosen as well, cleaned on the screen only`() async {
    var world = TestWorld()
    world.input = ["one", "\u{1B}[31mtwo"]
    world.typed = ["2"]
    let run = await world.run("pick")
    #expect(run.output == "\u{1B}[31mtwo\n")
    #expect(run.screen.contains("2  [31mtwo"))
  }

  @Test func `a person at standard input is told what to do`() async {
    let run = await TestWorld.person(typing: "1").run("pick")
    #expect(run.code == .misuse)
  }
}
