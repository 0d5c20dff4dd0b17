import Testing

@testable import Arguments

struct DeclarationTests {
  @Test(arguments: [
    ("words", "WORDS…", "WORDS…"), ("kind", "--kind KIND", "[--kind song|video]"),
    ("limit", "-n, --limit N", "[--limit N]"), ("country", "-c, --country CC", "[--country CC]"),
    ("clean", "-e, --clean", "[--clean]"),
  ])
  func `A label and a usage piece are made from the declaration`(
    name: String, label: String, usage: String
  ) throws {
    let declaration = try #require(
      Search.arguments.map(\.declaration).first { $0.name == name })
    #expect(declaration.label == label)
    #expect(declaration.usage == usage)
  }

  @Test(arguments: [
    (false, false, "[X]"), (true, false, "X"), (false, true, "[X…]"), (true, true, "X…"),
  ])
  func `An operand that may be left out is in brackets`(
    isRequired: Bool, isRepeated: Bool, usage: String
  ) {
    let declaration = Declaration(
      shape: .operand(isRequired: isRequired, isRepeated: isRepeated), name: "x",
      reader: .text("X"), summary: "")
    #expect(declaration.usage == usage)
  }

  @Test func `Many values do not make a long usage line`() {
    let declaration = Declaration(
      shape: .option, name: "x", short: nil, placeholder: "X", summary: "",
      values: (1...20).map { "value\($0)" }, range: nil, suggestions: [])
    #expect(declaration.usage == "[--x X]")
  }
}
