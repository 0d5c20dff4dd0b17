import Networking
import Testing
import TestSupport

@testable import music

struct ArtistCommandTests {
  private let world = TestWorld()

  @Test(arguments: ["tsv", "csv", "json", "table"])
  func `a discography is a list like any other`(format: String) async throws {
    let run = await world.run("artist", "tom waits", "--format", format)
    #expect(run.code == .done)
    #expect(run.errors == "")
    #expect(try Golden.difference(of: run.output, from: "artist.\(format).txt") == nil)
  }

  private func years(_ run: TestWorld.Outcome) -> [Substring] {
    run.output.split(separator: "\n").map { $0.split(separator: "\t")[4] }
  }

  @Test func `albums come by year, the newest first, and --oldest turns them round`() async {
    let newest = await world.run("artist", "83964", "--only", "albums")
    #expect(years(newest) == ["1985", "1976", "1974", "1973"])
    let oldest = await world.run("artist", "83964", "--only", "albums", "--oldest")
    #expect(years(oldest) == ["1973", "1974", "1976", "1985"])
  }

  @Test(
    arguments: [("albums", 4), ("singles", 1), ("appearances", 1)])
  func `--only keeps one part`(part: String, count: Int) async {
    let run = await world.run("artist", "83964", "--only", part)
    #expect(run.output.split(separator: "\n").count == count)
  }

  @Test func `an empty part is nothing found`() async {
    let run = await world.run("artist", "83964", "--only", "compilations")
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("Compilations"))
    #expect(run.output == "")
  }

  @Test func `twins are one row, and --all shows each`() async {
    let folded = await world.run("artist", "83964", "--json")
    #expect(folded.output.contains(#""editions":2"#))
    let all = await world.run("artist", "83964", "--all")
    #expect(
      all.output.split(separator: "\n").count == folded.output.split(separator: "\n").count + 1)
  }

  @Test(
    arguments: [
      ["83964"], ["https://music.apple.com/us/artist/tom-waits/83964"],
      ["https://itunes.apple.com/us/artist/id83964"], ["tom", "waits"],
    ])
  func `an artist is named in many ways, with one look-up`(words: [String]) async {
    let run = await world.run(["artist"] + words)
    #expect(run.output == (await world.run("artist", "83964")).output)
    #expect(run.asked.filter { $0.contains("entity=album") }.count == 1)
  }

  /// Two artists of one name, of whom the first is asked for.
  private func namesakes() -> HTTP {
    let recorded = world.http
    return HTTP { request in
      guard request.address.contains("musicArtist") else { return try await recorded.send(request) }
      return HTTP.Response(
        """
        {"results":[{"wrapperType":"artist","artistId":83964,"artistName":"Waits"},
        {"wrapperType":"artist","artistId":7,"artistName":"waits"}]}
        """)
    }
  }

  @Test func `of several namesakes a pipe gets the first, and a note`() async {
    var world = TestWorld()
    world.http = namesakes()
    let run = await world.run("artist", "waits")
    #expect(run.code == .done)
    #expect(run.errors == "music: 2 artists are found; this is Waits (83964)\n")
    #expect(run.output == (await TestWorld().run("artist", "83964")).output)
  }

  @Test func `of several namesakes a person picks one`() async {
    var world = TestWorld.person(typing: "1", "q", "q")
    world.http = namesakes()
    let run = await world.run("artist", "waits")
    #expect(run.code == .done)
    #expect(run.output.contains("Pick 1-2"))
    #expect(run.output.contains("Rain Dogs"))
  }

  @Test func `a pick leads to the album and back, and words are one pick further`() async throws {
    let run = await TestWorld.person(typing: "4", "2", "q", "q", columns: 100)
      .run("artist", "tom waits")
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "artist.conversation.txt") == nil)
  }

  @Test func `nobody of that name is nothing found`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    #expect((await world.run("artist", "nobody")).code == .nothingFound)
    let run = await world.run("artist", "5")
    #expect(run.code == .nothingFound)
    #expect(run.errors.hasPrefix("music: no artist 5 in country US\n"))
  }
}
