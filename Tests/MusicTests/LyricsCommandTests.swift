import Networking
import Testing
import TestSupport

@testable import music

struct LyricsCommandTests {
  private let world = TestWorld()

  @Test(
    arguments: [
      ("285283141", "found"), ("285283236", "plain"), ("1440857112", "instrumental"),
      ("79016995", "not-found"),
    ])
  func `an id is looked up, and its words are shown`(id: String, name: String) async throws {
    let run = await world.run("lyrics", id)
    #expect(run.code == (name == "not-found" ? .nothingFound : .done))
    #expect(run.errors == "")
    #expect(try Golden.difference(of: run.output, from: "lyrics.\(name).txt") == nil)
    let json = await world.run("lyrics", id, "--json")
    #expect(json.code == run.code)
    #expect(try Golden.difference(of: json.output, from: "lyrics.\(name).json.txt") == nil)
  }

  @Test func `a part of the words is shown, and said to be a part`() async throws {
    let run = await world.run("lyrics", "79015382", "--from", "lyricwiki")
    #expect(run.code == .done)
    #expect(run.errors == "music: lyricwiki gives only a part of these words\n")
    #expect(try Golden.difference(of: run.output, from: "lyrics.cut.txt") == nil)
  }

  @Test(
    arguments: [
      "https://music.apple.com/us/album/closing-time/285283129?i=285283141&uo=4",
      "https://itunes.apple.com/us/album/closing-time/id285283129?i=285283141",
      "https://geo.music.apple.com/us/song/285283141",
    ])
  func `a pasted link is as good as an id`(link: String) async {
    let run = await world.run("lyrics", link)
    #expect(run.output == (await world.run("lyrics", "285283141")).output)
  }

  @Test func `a link's own store wins over --country`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    let run = await world.run("lyrics", "https://music.apple.com/jp/song/5", "--country", "de")
    #expect(run.asked == ["https://itunes.apple.com/lookup?id=5&country=JP"])
    #expect(run.code == .nothingFound)
    #expect(run.errors.hasPrefix("music: no track 5 in country JP\n"))
    let plain = await world.run("lyrics", "5", "--country", "de")
    #expect(plain.asked == ["https://itunes.apple.com/lookup?id=5&country=DE"])
  }

  @Test(arguments: ["tsv", "json"])
  func `a line of search needs no look-up`(format: String) async {
    var world = TestWorld()
    let lines = (await world.run("search", "tom waits", "--format", format)).output
      .split(separator: "\n").map(String.init)
    world.input = Array(lines.prefix(2))
    let run = await world.run("lyrics")
    #expect(run.code == .done)
    #expect(!run.asked.contains { $0.contains("itunes.apple.com") })
    #expect(run.output.contains("\n\n---\n\nRosie\n"))
  }

  @Test func `bare ids of a pipe are looked up together, and stay in order`() async {
    var world = TestWorld()
    world.input = ["285283236", "", "285283141"]
    let run = await world.run("lyrics")
    #expect(run.asked.filter { $0.contains("lookup") }.count == 1)
    let titles = run.output.split(separator: "\n").filter {
      $0 == "Rosie" || $0.hasPrefix("I Hope That")
    }
    #expect(titles.first == "Rosie")
    #expect(titles.count == 2)
  }

  @Test func `one bad line costs only itself, and the worst outcome is the exit code`() async {
    var world = TestWorld()
    world.input = ["what is this", "285283236"]
    let run = await world.run("lyrics")
    #expect(run.code == .nonsense)
    #expect(run.errors.hasPrefix("music: line 1: 'what is this' names no track\n"))
    #expect(run.output.hasPrefix("Rosie\n"))
  }

  @Test func `what search could not find reads back as missing`() async throws {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"[]"#) }
    world.input = [
      "1\tA Title\tSomeone\tCould not be found\tCould not be found\tCould not be found\tx"
    ]
    let run = await world.run("lyrics", "--json")
    #expect(run.output.contains(#""album":null,"albumId":null,"seconds":null"#))
    #expect(run.asked.first?.contains("album_name") == false)
  }

  @Test(arguments: [("285283129", "album"), ("83964", "artist")])
  func `an album's or artist's id is misuse, and says what takes it`(id: String, kind: String) async
  {
    let run = await world.run("lyrics", id)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("is an \(kind)"))
    #expect(run.output == "")
  }

  @Test func `a song that is named is not looked up in the catalog`() async throws {
    let run = await world.run("lyrics", "--artist", "Tom Waits", "--title", "Rosie")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("Rosie\nTom Waits\n\n"))
    #expect(run.asked.allSatisfy { $0.hasPrefix("https://lrclib.net/") })
  }

  @Test(
    arguments: [
      ["--artist", "x"], ["--title", "x"], ["1", "--title", "x", "--artist", "y"],
      ["--album", "x"],
      ["--duration", "3:00"], ["--duration", "abc", "--artist", "x", "--title", "y"],
      ["--from", "lyriclib", "1"], ["--from", "", "1"], ["--from", ",", "1"], ["abc"], ["1", "2"],
      ["https://example.com/1"], ["-1"], ["https://music.apple.com/us/album/x/1"],
    ])
  func `what makes no sense together or alone is misuse`(words: [String]) async {
    let run = await world.run(["lyrics"] + words)
    #expect(run.code == .misuse)
    #expect(run.asked == [])
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("music: "))
  }

  @Test func `without a track a person is told what to do, and standard input is not read`() async {
    let run = await TestWorld.person(typing: "285283141").run("lyrics")
    #expect(run.code == .misuse)
    #expect(run.errors.hasPrefix("music: no track is named\n"))
  }

  @Test func `nothing on standard input is nothing found`() async {
    #expect((await world.run("lyrics")).code == .nothingFound)
  }

  @Test(
    arguments: [
      (503, ExitCode.unavailable), (429, .tryLater), (200, .nonsense),
    ])
  func `a source that can't be asked is named, and the exit code says why`(
    status: Int, code: ExitCode
  ) async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(status: status, "<html>") }
    let run = await world.run("lyrics", "--artist", "A", "--title", "B")
    #expect(run.code == code)
    #expect(run.output == "B\nA\n")
    #expect(run.errors.contains("lrclib.net"))
    let json = await world.run("lyrics", "--artist", "A", "--title", "B", "--json")
    #expect(json.output.contains(#""status":"failed","source":null,"lines":[]"#))
  }

  @Test func `another source is asked where one fails, and its words count`() async {
    var world = TestWorld()
    let recorded = world.http
    world.http = HTTP { request in
      if request.host == "lrclib.net" { return HTTP.Response(status: 500, "") }
      return try await recorded.send(request)
    }
    world.environment = ["MUSIC_LYRICWIKI_URL": "http://lyrics.wikia.com/"]
    let run = await world.run("lyrics", "--artist", "Tom Waits", "--title", "New Coat of Paint")
    #expect(run.code == .done)
    #expect(run.errors.contains("lrclib.net is down"))
  }

  @Test(arguments: ["MUSIC_LRCLIB_URL", "MUSIC_LYRICWIKI_URL"])
  func `an address of the environment that is none is named`(variable: String) async {
    var world = TestWorld()
    world.environment = [variable: "file:///etc/passwd"]
    let run = await world.run("lyrics", "--artist", "A", "--title", "B")
    #expect(run.code == .misuse)
    #expect(run.errors.contains(variable))
  }

  @Test func `LRCLIB of one's own is asked in its place`() async {
    var world = TestWorld()
    world.environment = ["MUSIC_LRCLIB_URL": "http://localhost:3300/"]
    world.http = HTTP { _ in HTTP.Response("[]") }
    let run = await world.run("lyrics", "--artist", "A", "--title", "B")
    #expect(run.asked.allSatisfy { $0.hasPrefix("http://localhost:3300/api/") })
    #expect(run.code == .nothingFound)
  }
}
