import Testing

@testable import TerminalUI

struct ColorChoiceTests {
  @Test(
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, true, ["CLICOLOR": "0"], false),
      (.auto, false, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["FORCE_COLOR": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func `the option wins, then the environment, then the stream`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], hasColor: Bool
  ) {
    #expect(choice.hasColor(isTerminal: isTerminal, environment: environment) == hasColor)
  }
}
