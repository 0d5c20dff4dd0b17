import Testing

@testable import Arguments

struct ToolSyntaxHelpTests {
  private func commandHelp(_ name: String) throws -> Help {
    try #require(Sample.syntax.commandHelps.first { $0.name == "music \(name)" })
  }

  @Test func `Help on a command holds all that is declared`() throws {
    let help = try commandHelp("search")
    #expect(help.summary == Search.summary)
    #expect(help.details == Search.details)
    #expect(help.examples == Search.examples)
    #expect(
      help.usage == [
        "music search", "WORDS…", "[--kind song|video]", "[--limit N]", "[--country CC]",
        "[--artist NAME]", "[--clean]", "[--format table|tsv|csv|json]", "[--json]", "[--quiet]",
      ])
    #expect(help.sections.map(\.subject) == [.operands, .options, .globalOptions])
    let options = try #require(help.sections.first { $0.subject == .options }).rows
    #expect(options.map(\.initial) == ["song", "25", nil, nil, nil, nil, nil, nil])
    #expect(options[1].range == 1...200)
    #expect(options[0].values == ["song", "video"])
  }

  @Test func `A default of its own type is shown as it is typed`() throws {
    let rows = try commandHelp("lyrics").sections.flatMap(\.rows)
    #expect(try #require(rows.first { $0.label == "--wait SECONDS" }).initial == "3")
  }

  @Test func `Global options are listed in every help, the built-in ones last`() throws {
    for help in Sample.syntax.commandHelps + [Sample.syntax.help] {
      let section = try #require(help.sections.first { $0.subject == .globalOptions })
      #expect(
        section.rows.map(\.label) == [
          "--replay DIR", "--timeout N", "--color COLOR", "-h, --help", "-V, --version",
        ])
    }
  }

  @Test func `A section with nothing to list is left out`() throws {
    #expect(try commandHelp("open").sections.map(\.subject) == [.globalOptions])
    #expect(try commandHelp("open").usage == ["music open"])
  }

  @Test func `Help on the tool lists commands and topics`() {
    let help = Sample.syntax.help
    #expect(help.usage == ["music", "[OPTIONS]", "COMMAND", "[ARGUMENTS]"])
    #expect(help.details == ["All of it."])
    #expect(help.examples.count == 1)
    #expect(help.sections.map(\.subject) == [.commands, .globalOptions, .topics])
    #expect(
      help.sections[0].rows.map(\.label) == ["search", "lyrics", "completions", "open", "help"])
    #expect(help.sections[2].rows.map(\.label) == ["json", "countries"])
  }

  @Test(arguments: [("search", "music search"), ("help", "music help"), ("nosuch", nil)])
  func `Help is found by the name of a command`(name: String, found: String?) {
    #expect(Sample.syntax.help(on: name)?.name == found)
  }

  @Test func `Commands are listed in the order of the tool, help last`() {
    #expect(
      Sample.syntax.commandHelps.map(\.name) == [
        "music search", "music lyrics", "music completions", "music open", "music help",
      ])
  }
}
