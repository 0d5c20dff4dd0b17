import Foundation
import Networking
import Testing
import TestSupport

@testable import music

/// `music search` where no person is asked.
struct SearchCommandTests {
  private let world = TestWorld()

  @Test(arguments: ["tsv", "csv", "json", "table"])
  func `each format is its own face of the same list`(format: String) async throws {
    let run = await world.run("search", "tom waits", "--format", format)
    #expect(run.code == .done)
    #expect(run.errors == "")
    #expect(try Golden.difference(of: run.output, from: "search.\(format).txt") == nil)
  }

  @Test func `a pipe gets tab-separated lines, and words may be given one by one`() async {
    let run = await world.run("search", "tom", "waits")
    #expect(run.output == (await world.run("search", "tom waits", "--format", "tsv")).output)
    let fields = run.output.split(separator: "\n").map { $0.split(separator: "\t").count }
    #expect(Set(fields) == [7])
  }

  @Test func `--json is short for --format json`() async {
    let run = await world.run("search", "tom waits", "--json")
    #expect(run.output == (await world.run("search", "tom waits", "--format", "json")).output)
  }

  @Test func `the keys of JSON are the ones that help lists, in one order`() async throws {
    let line = try #require(
      (await world.run("search", "tom waits", "--json")).output.split(separator: "\n").first)
    let keys = line.split(separator: "\"").enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { key in line.contains("\"\(key)\":") }
    #expect(
      keys == [
        "kind", "id", "track", "artist", "artistId", "album", "albumId", "seconds", "discNumber",
        "trackNumber", "releaseDate", "genre", "explicit", "price", "currency", "url", "previewUrl",
        "artworkUrl",
      ])
    let help = (await world.run("help", "json")).output
    for key in keys { #expect(help.contains(key)) }
  }

  @Test func `a pipe is never asked, and standard input is left alone`() async {
    var world = TestWorld()
    world.outputIsTerminal = true
    world.input = ["1", "q"]
    let run = await world.run("search", "tom waits")
    #expect(run.code == .done)
    #expect(!run.output.contains("Pick"))
  }

  @Test(arguments: [["--no-input"], ["--format", "tsv"], ["--json"]])
  func `a person is not asked either, with`(words: [String]) async {
    let run = await TestWorld.person(typing: "1").run(["search", "tom waits"] + words)
    #expect(run.code == .done)
    #expect(!run.output.contains("Pick"))
  }

  @Test func `--pick shows the words of the track with that number`() async {
    let run = await world.run("search", "tom waits", "--pick", "1")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("I Hope That I Don't Fall In Love With You\nTom Waits · "))
  }

  @Test(arguments: ["9", "200"])
  func `--pick beyond the results says how many there are`(number: String) async {
    let run = await world.run("search", "tom waits", "--pick", number)
    #expect(run.code == .nothingFound)
    #expect(run.output == "")
    #expect(run.errors.contains("8"))
  }

  @Test func `what is asked follows from the options`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    world.environment = ["MUSIC_COUNTRY": "jp"]
    let run = await world.run(
      "search", "--kind", "video", "--by", "title", "-n200", "--clean", "AC/DC + B&W?")
    #expect(
      run.asked == [
        "https://itunes.apple.com/search?media=music&entity=musicVideo&attribute=songTerm&country=JP"
          + "&explicit=No&limit=200&term=AC%2FDC+%2B+B%26W%3F"
      ])
    let other = await world.run("search", "--country", "de", "x")
    #expect(other.asked.first?.contains("country=DE") == true)
  }

  @Test func `nothing found is exit 1, with the words and the country`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    let run = await world.run("search", "nobody", "--country", "fr")
    #expect(run.code == .nothingFound)
    #expect(run.output == "")
    #expect(
      run.errors == """
        music: nothing found for 'nobody' in country FR
          try fewer words, or another --country

        """)
  }

  @Test(
    arguments: [
      (["--country", "uk", "x"], "GB"), (["--kind", "songs", "x"], "song"),
      (["--by", "artists", "x"], "artist"), (["--limit", "201", "x"], "1-200"),
      (["--limit", "0", "x"], "1-200"),
      (["--fromat", "tsv", "x"], "--format"), ([], "WORDS"), ([""], "WORDS"),
      (["--pick", "1", "--json", "x"], "--pick"),
    ])
  func `values are checked before anything is asked`(words: [String], hint: String) async {
    let run = await world.run(["search"] + words)
    #expect(run.code == .misuse)
    #expect(run.asked == [])
    #expect(run.output == "")
    #expect(run.errors.contains(hint))
  }

  @Test func `a country of the environment that is no store is named`() async {
    var world = TestWorld()
    world.environment = ["MUSIC_COUNTRY": "PR"]
    let run = await world.run("search", "x")
    #expect(run.code == .misuse)
    #expect(run.asked == [])
    #expect(run.errors.hasPrefix("music: MUSIC_COUNTRY is 'PR'"))
  }

  @Test(arguments: [200, 400])
  func `Apple's refusal is told in our own words`(status: Int) async {
    var world = TestWorld()
    world.http = HTTP { _ in
      HTTP.Response(
        status: status, #"{"errorMessage":"Invalid value(s) for key(s): [resultEntity]"}"#)
    }
    let run = await world.run("search", "x")
    #expect(run.code == .misuse)
    #expect(run.errors.contains("--kind"))
  }

  @Test(
    arguments: [
      (403, "", ExitCode.tryLater), (429, "", .tryLater), (500, "<html>", .unavailable),
      (200, "<html>", .nonsense), (200, "", .nonsense), (404, "", .nonsense),
    ])
  func `a server's trouble has its own exit code, and no data`(
    status: Int, body: String, code: ExitCode
  ) async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(status: status, body) }
    let run = await world.run("search", "x")
    #expect(run.code == code)
    #expect(run.output == "")
    #expect(run.errors.contains("itunes.apple.com"))
  }
}
