import Foundation
import Networking
import TerminalUI
import Testing
import TestSupport

@testable import music

struct PlaylistsCommandTests {
  private let world = TestWorld()
  static let library = Repository.folder.appending(path: "Fixtures/Playlists/library.json").path

  @Test(arguments: ["tsv", "csv", "json", "table"])
  func `a library is a list like any other, and boxes for a person`(format: String) async throws {
    let run = await world.run("playlists", Self.library, "--format", format)
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "playlists.\(format).txt") == nil)
    #expect(try Golden.difference(of: run.errors, from: "playlists.errors.txt") == nil)
    #expect(run.asked.count == (format == "table" ? 0 : 1))
  }

  @Test(arguments: [20, 40, 80, 120])
  func `rows are as wide as the window`(columns: Int) async throws {
    var world = TestWorld()
    world.outputIsTerminal = true
    world.size = .init(columns: columns, rows: 24)
    let run = await world.run("playlists", Self.library, "--no-input")
    for line in run.output.split(separator: "\n") {
      #expect(String(line).cellWidth <= columns)
    }
    #expect(
      try Golden.difference(of: run.output, from: "playlists.screen-\(columns).txt") == nil)
  }

  @Test func `a check says everything, and shows nothing`() async throws {
    let run = await world.run("playlists", "--check", Self.library)
    #expect(run.code == .nothingFound)
    #expect(run.output == "")
    #expect(run.asked == [])
    let plain = await world.run("playlists", Self.library)
    #expect(run.errors == plain.errors + "albums[14]: album 40 is in no playlist\n")
  }

  @Test func `a library without errors passes, whatever is in no playlist`() async {
    var world = world
    world.input = [
      #"{"playlists":[{"title":"A","albums":[1]}],"albums":[{"id":1,"title":"One"},"#,
      #"{"id":2,"title":"Two"}]}"#,
    ]
    #expect((await world.run("playlists", "-", "--check")).code == .done)
    let strict = await world.run("playlists", "-", "--strict", "--covers", "https://x.example/{id}")
    #expect(strict.output == "A\t1\t1\tOne\thttps://x.example/1\n")
    #expect(strict.asked == [])
    #expect(strict.errors == "")
  }

  @Test func `--strict shows no library with errors`() async {
    let run = await world.run("playlists", "--strict", Self.library)
    #expect(run.code == .nonsense)
    #expect(run.output == "")
    #expect(run.errors.contains("library.json has 22 errors"))
  }

  @Test func `a broken library is told with line and column`() async {
    var world = world
    world.input = ["{", #"  "playlists": [],,"#]
    let run = await world.run("playlists", "-")
    #expect(run.code == .nonsense)
    #expect(run.errors.hasPrefix("music: standard input:2:19: ',' can't stand here\n"))
  }

  @Test func `a file that is missing and a library not begun yet are two things`() async throws {
    let folder = try TemporaryFolder()
    var world = world
    #expect((await world.run("playlists", folder.file("x.json"))).code == .fileTrouble)
    #expect((await world.run("playlists", folder.path)).code == .fileTrouble)
    world.environment = ["HOME": folder.path, "XDG_DATA_HOME": "relative"]
    let run = await world.run("playlists")
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains(folder.path + "/.local/share/music/library.json"))
    #expect(run.errors.contains("music playlists add"))
  }

  @Test func `a library of the web has its covers beside it`() async {
    var world = world
    world.http = HTTP { request in
      HTTP.Response(
        request.address == "https://shows.example/a/lib.json?x=1"
          ? #"{"playlists":[{"title":"A","albums":[7]}],"albums":[{"id":7,"title":"Seven"}]}"# : "")
    }
    let run = await world.run("playlists", "https://shows.example/a/lib.json?x=1")
    #expect(run.output == "A\t1\t7\tSeven\thttps://shows.example/a/covers/7.jpg\n")
    #expect(run.asked.count == 1)
  }

  @Test(arguments: [
    (200, "<html>", ExitCode.nonsense), (404, "", .nonsense), (503, "", .unavailable),
  ])
  func `a server's other answers are no library`(status: Int, body: String, code: ExitCode) async {
    var world = world
    world.http = HTTP { _ in HTTP.Response(status: status, body) }
    #expect((await world.run("playlists", "http://shows.example/l.json")).code == code)
  }

  @Test(
    arguments: [
      ["ftp://x.example/l.json"], ["https:///l.json"], ["a", "b"], ["--covers", "x.jpg"],
      ["--embed"], ["--force"], ["--page", "x", "--json"], ["--check", "--page", "x"],
      ["a", "--library", "b"], ["add"], ["add", "--check", "x"], ["rename", "x"], ["move", "x"],
      ["move", "x", "0"], ["list", "x"], ["add", "x", "y"],
    ])
  func `misuse is told before anything is read or asked`(words: [String]) async {
    var world = world
    world.environment = ["HOME": "/nowhere"]
    let run = await world.run(["playlists"] + words)
    #expect(run.code == .misuse, "\(run.errors)")
    #expect(run.asked == [])
    #expect(run.output == "")
  }

  @Test func `a store that can't be asked is said, and covers are missing`() async {
    var world = world
    world.http = HTTP { request in throw HTTPError(host: request.host, .noSuchHost) }
    let run = await world.run("playlists", Self.library)
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("Rainy Days\t1\t1\tSmall Hours\tCould not be found\n"))
    #expect(run.errors.contains("no server called itunes.apple.com"))
  }
}
