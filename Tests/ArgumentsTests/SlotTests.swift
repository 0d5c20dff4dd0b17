import Testing

@testable import Arguments

/// Every kind of slot that an argument can fill.
struct SlotTests {
  private struct Part: Equatable {
    var count: Int?
    var title = "none"
    var shell: Completions.Shell?
    var country: Country?
    var countries: [Country] = []
    var wait = Duration.seconds(3)
    var isInteractive = true
  }

  @Test(arguments: [
    (
      Argument<Part>.option("count", \.count, in: 0...9, ""), "9", Part(count: 9),
      Optional<String>.none
    ),
    (.option("title", "TEXT", \.title, ""), "a", Part(title: "a"), "none"),
    (.option("shell", \.shell, ""), "zsh", Part(shell: .zsh), nil),
    (.word("shell", \.shell, ""), "zsh", Part(shell: .zsh), nil),
    (.word("country", \.country, "") { Country($0) }, "us", Part(country: Country("us")), nil),
    (
      .word("wait", \.wait, "") { Int($0).map { .seconds($0) } }, "5", Part(wait: .seconds(5)), nil
    ),
    (.flag("no-input", \.isInteractive, false, ""), "", Part(isInteractive: false), nil),
  ])
  private func `A slot takes its word, and shows its default`(
    argument: Argument<Part>, word: String, filled: Part, initial: String?
  ) {
    var part = Part()
    #expect(argument.initial(part) == initial)
    #expect(argument.fill(&part, [word]) == nil)
    #expect(part == filled)
  }

  @Test func `A list replaces its default, or stays as it was when one word is wrong`() throws {
    let words = Argument<Part>.words("countries", \.countries, required: false, "") { Country($0) }
    let german = try #require(Country("de"))
    var part = Part(countries: [german])
    #expect(words.fill(&part, ["us", "nowhere", "fr"]) == "nowhere")
    #expect(part.countries == [german])
    #expect(words.fill(&part, ["us", "fr"]) == nil)
    #expect(part.countries.map(\.code) == ["us", "fr"])
  }

  @Test func `An operand with an optional slot may be left out`() {
    #expect(
      Argument<Part>.word("country", \.country, "") { Country($0) }.declaration.shape
        == .operand(isRequired: false, isRepeated: false))
    #expect(
      Argument<Part>.word("shell", \.shell, "").declaration.usage == "[bash|zsh|fish]")
  }
}
