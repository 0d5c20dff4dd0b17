import Testing

@testable import Arguments

struct ArgumentErrorTests {
  @Test(arguments: [
    (["lyrics", "1", "-t", "x"], ArgumentError.conflict("ID", "--title")),
    (["lyrics", "1", "--artist", "x"], .requires("--artist", "--title")),
    (["lyrics"], .oneOf(["ID", "--title"])),
  ])
  func `What a command refuses as a whole names the command`(
    words: [String], error: ArgumentError
  ) {
    var error = error
    error.command = "lyrics"
    #expect(Sample.mistake(words) == error)
  }

  @Test func `A command is validated only when all its words are right`() {
    #expect(
      Sample.mistake(["lyrics", "--artist", "x", "--wait", "long"])?.reason
        == .invalidValue(
          "long", option: "--wait",
          Help.Row(label: "--wait SECONDS", text: "How long", initial: "3"), nearest: []))
  }
}
