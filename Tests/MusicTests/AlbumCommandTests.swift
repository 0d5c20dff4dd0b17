import Networking
import Testing
import TestSupport

@testable import music

struct AlbumCommandTests {
  private let world = TestWorld()

  @Test(arguments: ["tsv", "csv", "json", "table"])
  func `an album has a page, and lines for a program`(format: String) async throws {
    let run = await world.run("album", "285283129", "--format", format)
    #expect(run.code == .done)
    #expect(run.errors == "")
    #expect(try Golden.difference(of: run.output, from: "album.\(format).txt") == nil)
    #expect(run.asked.count == 1)
  }

  @Test(
    arguments: [
      "https://music.apple.com/us/album/closing-time/285283129", "285283141",
      "https://music.apple.com/us/album/closing-time/285283129?i=285283141",
    ])
  func `an album is found by its link, and by a track on it`(reference: String) async {
    let run = await world.run("album", reference)
    #expect(run.output == (await world.run("album", "285283129")).output)
  }

  @Test func `the tracks of a pipe can be read by lyrics`() async {
    var world = TestWorld()
    let lines = (await world.run("album", "285283129")).output.split(separator: "\n")
    world.input = lines.filter { $0.contains("Rosie") }.map(String.init)
    #expect((await world.run("lyrics")).output.hasPrefix("Rosie\n"))
  }

  @Test func `an artist's id is misuse, and says what takes it`() async {
    let run = await world.run("album", "83964")
    #expect(run.code == .misuse)
    #expect(run.errors.contains("'music artist 83964'"))
  }

  @Test func `an unknown id is nothing found`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    let run = await world.run("album", "5", "--country", "jp")
    #expect(run.code == .nothingFound)
    #expect(run.errors.hasPrefix("music: no album 5 in country JP\n"))
  }

  @Test func `--open opens its page and shows nothing`() async {
    let run = await world.run("album", "285283129", "--open")
    #expect(run.output == "")
    #expect(run.opened == ["https://music.apple.com/us/album/closing-time/285283129?uo=4"])
  }

  @Test func `a person can open the page, read words, and leave`() async throws {
    let run = await TestWorld.person(typing: "o", "7", "l", "q").run("album", "285283129")
    #expect(run.code == .done)
    #expect(run.opened.count == 1)
    #expect(run.output.contains("Rosie left her hat behind"))
    #expect(run.output.contains("Pick 1-12, / filter, o open in the store, ? help, q quit: "))
  }

  @Test func `what a store leaves out of an album is said, disc by disc`() async throws {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(Self.twoDiscs) }
    let run = await world.run("album", "1", "--format", "table")
    #expect(try Golden.difference(of: run.output, from: "album.two-discs.txt") == nil)
  }

  @Test func `an album without tracks can still be opened`() async {
    var world = TestWorld.person(typing: "?", "1", "o", "q")
    world.http = HTTP { _ in
      HTTP.Response(
        #"{"results":[{"wrapperType":"collection","collectionId":1,"collectionName":"Air"}]}"#)
    }
    let run = await world.run("album", "1")
    #expect(run.code == .done)
    #expect(run.opened == ["https://music.apple.com/us/album/1"])
    #expect(!run.output.contains("Pick"))
  }

  /// Two discs with holes, a video among the songs, and a guest.
  private static let twoDiscs = """
    {"results":[{"wrapperType":"collection","collectionId":1,"collectionName":"Both Sides",
    "artistName":"A Band","trackCount":7,"collectionPrice":-1.00,"collectionExplicitness":"explicit"},
    {"wrapperType":"track","kind":"song","trackId":11,"trackName":"One","artistName":"A Band",
    "discNumber":1,"discCount":2,"trackNumber":1,"trackCount":4,"trackTimeMillis":60000},
    {"wrapperType":"track","kind":"song","trackId":14,"trackName":"Four","artistName":"A Band & Guest",
    "discNumber":1,"discCount":2,"trackNumber":4,"trackCount":4,"trackTimeMillis":61000},
    {"wrapperType":"track","kind":"song","trackId":21,"trackName":"First","artistName":"A Band",
    "discNumber":2,"discCount":2,"trackNumber":1,"trackCount":3,"trackExplicitness":"explicit"},
    {"wrapperType":"track","kind":"music-video","trackId":23,"trackName":"Third","artistName":"A Band",
    "discNumber":2,"discCount":2,"trackNumber":3,"trackCount":7,"trackTimeMillis":3600000}]}
    """
}
