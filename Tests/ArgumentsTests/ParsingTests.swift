import Testing

@testable import Arguments

struct ParsingTests {
  @Test func `A search is read`() throws {
    let search = try #require(try Sample.command(["search", "tom", "-n5"], as: Search.self))
    #expect(search.words == ["tom"])
    #expect(search.limit == 5)
  }
}
