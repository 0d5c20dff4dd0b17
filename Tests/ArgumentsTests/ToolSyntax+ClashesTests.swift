import Testing

@testable import Arguments

struct ToolSyntaxClashesTests {
  @Test func `An honest list has no clashes`() {
    #expect(Sample.syntax.clashes.isEmpty)
  }

  @Test func `A name taken twice, and one with a value here and none there, are told`() {
    let syntax = ToolSyntax(
      name: "x", summary: "",
      commands: [CommandEntry(Search.self) { $0 as any CommandSyntax }]
        + [CommandEntry(Clashing.self) { $0 as any CommandSyntax }],
      globals: Globals(), options: Globals.arguments)
    #expect(syntax.clashes == ["clashing --color", "clashing --limit", "clashing -q"])
  }

  private struct Clashing: CommandSyntax {
    var isOn = false

    static let name = "clashing"
    static let summary = ""
    static let arguments: [Argument<Clashing>] = [
      .flag("color", \.isOn, ""), .flag("limit", \.isOn, ""),
      .flag("one", short: "q", \.isOn, ""), .flag("two", short: "q", \.isOn, ""),
    ]
  }
}
