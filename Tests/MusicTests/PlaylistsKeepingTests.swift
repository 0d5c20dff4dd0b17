import Foundation
import Networking
import Playlists
import Testing
import TestSupport

@testable import music

struct PlaylistsKeepingTests {
  private func world(_ folder: borrowing TemporaryFolder, _ input: [String] = []) -> TestWorld {
    var world = TestWorld()
    world.environment = ["XDG_DATA_HOME": folder.path]
    world.input = input
    return world
  }

  private static let own = "music/library.json"

  @Test(arguments: ["tsv", "json"])
  func `what a search finds is kept, with its title`(format: String) async throws {
    let folder = try TemporaryFolder()
    let found = await TestWorld().run("search", "--kind", "album", "tom waits", "--format", format)
    let lines = found.output.split(separator: "\n").prefix(2).map(String.init)
    let run = await world(folder, lines).run("playlists", "add", "Late Night")
    #expect(run.code == .done)
    #expect(run.output + run.errors == "")
    #expect(run.asked == [])
    let list = await world(folder).run("playlists", "list")
    #expect(list.output == "Late Night\t2\n")
    let library = try folder.text(of: Self.own)
    let ids = found.output.split(separator: "\n").compactMap { line in
      AlbumLine.id(in: String(line))
    }
    for id in ids.prefix(2) { #expect(library.contains(#"{"id": \#(id), "title": ""#)) }
  }

  @Test func `its own lines, links and ids are albums too, and the store knows titles`()
    async throws
  {
    let folder = try TemporaryFolder()
    let lines = [
      "Rainy\t1\t3\tThree\tCould not be found", #"{"id":4,"title":"Four","playlist":"x"}"#,
      #"{"kind":"song","id":9,"track":"S","album":"Five","albumId":5}"#,
      "https://music.apple.com/us/album/x/41", " 42 ",
    ]
    let run = await world(folder, lines).run("playlists", "add", "A")
    #expect(run.code == .done)
    #expect(run.asked.count == 1)
    #expect(run.errors == "music: the title of album 42 could not be found\n")
    #expect(
      try folder.text(of: Self.own).contains(
        #"{"title": "A", "albums": [3, 4, 5, 41, 42]}"#))
    #expect(try folder.text(of: Self.own).contains(#""title": "Forty-One""#))
  }

  @Test func `a line of a song is refused with its number, and nothing is kept`() async throws {
    let folder = try TemporaryFolder()
    let song = "285283141\tI Hope\tTom Waits\tClosing Time\t3:55\t1973\thttps://x"
    let run = await world(folder, ["1\tOne", song]).run("playlists", "add", "A")
    #expect(run.code == .nonsense)
    #expect(run.errors.contains("line 2"))
    #expect(try folder.names == [])
  }

  @Test func `rows are moved, renamed and taken away`() async throws {
    let folder = try TemporaryFolder()
    for line in ["1\tOne", "2\tTwo", "3\tThree"] {
      #expect((await world(folder, [line]).run("playlists", "add", "A")).code == .done)
    }
    #expect((await world(folder, ["1\tOne"]).run("playlists", "add", "B")).code == .done)
    #expect((await world(folder).run("playlists", "move", "A", "3", "1")).code == .done)
    #expect((await world(folder).run("playlists", "move", "B", "1")).code == .done)
    #expect((await world(folder).run("playlists", "rename", "A", "Z")).code == .done)
    #expect((await world(folder).run("playlists", "remove", "Z", "2")).code == .done)
    let covers = ["--covers", "https://x.example/{id}"]
    let run = await world(folder).run(["playlists"] + covers)
    #expect(
      run.output == """
        B\t1\t1\tOne\thttps://x.example/1
        Z\t1\t3\tThree\thttps://x.example/3
        Z\t2\t1\tOne\thttps://x.example/1

        """)
    let nothing = await world(folder).run("playlists", "remove", "Z")
    #expect(nothing.code == .nothingFound)
    #expect(nothing.errors.contains("--force"))
    let one = await world(folder, ["Z\t1\t3\tThree\tx"]).run("playlists", "remove", "Z")
    #expect(one.code == .done)
    #expect((await world(folder).run("playlists", "list")).output == "B\t1\nZ\t1\n")
    #expect((await world(folder).run("playlists", "remove", "Z", "--force")).code == .done)
    #expect(
      (await world(folder).run("playlists", "list", "--json")).output
        == #"{"playlist":"B","albums":1}"# + "\n")
  }

  @Test func `a title that is not there gets the nearest, and the file stays`() async throws {
    let folder = try TemporaryFolder()
    _ = await world(folder, ["1\tOne"]).run("playlists", "add", "Late Night")
    let before = try folder.text(of: Self.own)
    for words in [
      ["remove", "Late Nihgt", "1"], ["move", "Late Nihgt", "1"], ["rename", "Late Nihgt", "X"],
    ] {
      let run = await world(folder).run(["playlists"] + words)
      #expect(run.code == .nothingFound)
      #expect(run.errors.contains("did you mean 'Late Night'?"))
    }
    #expect(
      (await world(folder).run("playlists", "remove", "Late Night", "5")).code == .nothingFound)
    #expect((await world(folder).run("playlists", "rename", "Late Night", " ")).code == .misuse)
    #expect(try folder.text(of: Self.own) == before)
  }

  @Test func `another library, of any name, is kept where it is`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"playlists":[],"albums":[],"mine":1}"#, to: "add")
    let run = await world(folder, ["1\tOne"]).run("playlists", "add", "A", "--library", path)
    #expect(run.code == .done)
    #expect(try folder.text(of: "add").contains(#""mine":1"#))
    let shown = await world(folder).run("playlists", path, "--covers", "https://x/{id}")
    #expect(shown.output == "A\t1\t1\tOne\thttps://x/1\n")
  }

  @Test(arguments: [["remove", "A", "1"], ["move", "A", "1"], ["rename", "A", "B"], ["list"]])
  func `a library not begun yet stays so`(words: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = await world(folder).run(["playlists"] + words)
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("begin with"))
    #expect(try folder.names == [])
    for place in ["-", "https://x.example/l.json"] {
      let run = await world(folder).run(["playlists"] + words + ["--library", place])
      #expect(run.code == .misuse)
    }
  }

  @Test func `a broken library is not written over`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{oops", to: "l.json")
    let run = await world(folder, ["1\tOne"]).run("playlists", "add", "A", "--library", path)
    #expect(run.code == .nonsense)
    #expect(run.errors.contains("l.json:1:2:"))
    #expect(try folder.text(of: "l.json") == "{oops")
  }

  @Test func `an empty pipe adds nothing, and a terminal makes an empty playlist`() async throws {
    let folder = try TemporaryFolder()
    #expect((await world(folder).run("playlists", "add", "A")).code == .nothingFound)
    #expect(try folder.names == [])
    var person = TestWorld.person()
    person.environment = ["XDG_DATA_HOME": folder.path]
    let run = await person.run("playlists", "add", "A")
    #expect(run.errors == "'A' has 0 albums\n")
  }
}

extension AlbumLine {
  fileprivate static func id(in line: String) -> Int? { try? AlbumLine(line).album.id }
}
