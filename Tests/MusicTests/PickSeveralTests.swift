import Testing

@testable import music

struct PickSeveralTests {
  private let lines = (1...6).map { "line \($0)" }

  private func run(_ words: [String], typing typed: [String]? = nil) async -> TestWorld.Outcome {
    var world = TestWorld()
    world.input = lines
    world.typed = typed
    return await world.run(["pick"] + words)
  }

  @Test(
    arguments: [
      ("2", [2]), ("1,3-5", [1, 3, 4, 5]), ("5, 1", [5, 1]), ("2,2,1-3", [2, 1, 3]), ("6-6", [6]),
    ])
  func `several lines are written, in the order they were named`(
    answer: String, numbers: [Int]
  ) async {
    let expected = numbers.map { "line \($0)\n" }.joined()
    #expect((await run(["--pick", answer])).output == expected)
    let asked = await run([], typing: [answer])
    #expect(asked.output == expected)
    #expect(asked.code == .done)
  }

  @Test(arguments: ["0,1", "1-7", "7", "3-99999999999"])
  func `a number that is not there is told, and nothing is written`(answer: String) async {
    let picked = await run(["--pick", answer])
    #expect(picked.code == .nothingFound)
    #expect(picked.output == "")
    let asked = await run([], typing: [answer, "q"])
    #expect(asked.screen.contains("There is no number"))
    #expect(asked.output == "")
  }

  @Test(arguments: ["x", "1,", "5-3", "1-2-3", "-", "1;2"])
  func `what is no number is misuse`(answer: String) async {
    #expect((await run(["--pick=\(answer)"])).code == .misuse)
    #expect((await run([], typing: [answer, "q"])).screen.contains("is no answer here"))
  }

  @Test func `numbers count in what the filter leaves`() async {
    var world = TestWorld()
    world.input = ["apple", "pear", "apricot", "plum"]
    world.typed = ["/ap", "1,2"]
    #expect((await world.run("pick")).output == "apple\napricot\n")
  }
}
