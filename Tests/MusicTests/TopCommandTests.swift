import Networking
import Testing
import TestSupport

@testable import music

struct TopCommandTests {
  private let world = TestWorld()

  @Test(arguments: ["albums", "songs"], ["tsv", "csv", "json", "table"])
  func `a chart is a list like any other`(kind: String, format: String) async throws {
    let run = await world.run("top", kind, "--format", format)
    #expect(run.code == .done)
    #expect(run.errors == "")
    #expect(try Golden.difference(of: run.output, from: "top.\(kind).\(format).txt") == nil)
    #expect(run.asked.count == 1)
  }

  @Test func `albums are what it ranks without a word`() async {
    #expect((await world.run("top")).output == (await world.run("top", "albums")).output)
  }

  @Test func `the country and the number are asked for`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"feed":{"results":[]}}"#) }
    let run = await world.run("top", "songs", "--country", "JP", "-n3")
    #expect(
      run.asked == ["https://rss.marketingtools.apple.com/api/v2/jp/music/most-played/3/songs.json"]
    )
    #expect(run.code == .nothingFound)
  }

  @Test func `a genre keeps the ranks`() async {
    var world = TestWorld()
    world.http = HTTP { _ in
      HTTP.Response(
        """
        {"feed":{"results":[
        {"id":"1","name":"A","kind":"albums","genres":[{"genreId":"21","name":"Rock"}]},
        {"id":"2","name":"B","kind":"albums","genres":[{"genreId":"18","name":"Hip-Hop/Rap"}]}]}}
        """)
    }
    let run = await world.run("top", "--genre", "hip-hop", "--format", "table")
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains("Rank"))
    #expect(run.output.contains("1     2  B"))
    #expect((await world.run("top", "--genre", "polka")).code == .nothingFound)
  }

  @Test func `the older feed takes over, and stderr says so`() async {
    var world = TestWorld()
    world.http = HTTP { request in
      guard request.host == "itunes.apple.com" else { return HTTP.Response(status: 500, "<html>") }
      return HTTP.Response(
        """
        {"feed":{"title":{"label":"iTunes Store: Top Albums"},"entry":{"im:name":{"label":"Only"},
        "im:artist":{"label":"One"},"id":{"label":"https://x","attributes":{"im:id":"9"}},
        "im:contentType":{"im:contentType":{"attributes":{"term":"Album"}},
        "attributes":{"term":"Music"}}}}}
        """)
    }
    let run = await world.run("top", "-n", "1")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("9\tOnly\tOne\t"))
    #expect(run.errors.hasPrefix("music: rss.marketingtools.apple.com is down (it said 500)\n"))
    #expect(run.errors.contains("bought"))
  }

  @Test func `a picked album leads to its page, and back to the chart`() async throws {
    let run = await TestWorld.person(typing: "1", "o", "q", "q").run("top")
    #expect(run.code == .done)
    #expect(run.opened == ["https://music.apple.com/us/album/closing-time/285283129?uo=4"])
    #expect(try Golden.difference(of: run.output, from: "top.conversation.txt") == nil)
  }

  @Test func `a picked song leads to its words, with one look-up for what the chart lacks`() async {
    let run = await TestWorld.person(typing: "1", "q").run("top", "songs")
    #expect(run.output.contains("The lamps come on along the pier,"))
    #expect(run.asked.filter { $0.contains("lookup") }.count == 1)
  }

  @Test func `songs of a pipe can be read by lyrics`() async {
    var world = TestWorld()
    for format in ["tsv", "json"] {
      let lines = (await TestWorld().run("top", "songs", "--format", format)).output
      world.input = [String(lines.split(separator: "\n")[1])]
      let run = await world.run("lyrics")
      #expect(run.output.hasPrefix("Downtown Train\n"))
    }
  }

  @Test func `a chart of something else is refused in words`() async {
    var world = TestWorld()
    world.http = HTTP { _ in
      HTTP.Response(#"{"feed":{"results":[{"id":"1","name":"A","kind":"podcasts"}]}}"#)
    }
    let run = await world.run("top")
    #expect(run.code == .nonsense)
    #expect(run.errors.contains("podcasts"))
  }

  @Test(arguments: [["-n", "101"], ["-n", "0"], ["playlists"], ["--country", "zz"]])
  func `values are checked before anything is asked`(words: [String]) async {
    let run = await world.run(["top"] + words)
    #expect(run.code == .misuse)
    #expect(run.asked == [])
  }
}
