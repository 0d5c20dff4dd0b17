import Foundation
import Networking
import Testing
import TestSupport

@testable import music

/// The rows of the sources, and which sources there are.
struct LyricsChoiceTests {
  /// One server with two rows of a song, the second with other words.
  private var world: TestWorld {
    var world = TestWorld()
    world.http = HTTP { request in
      guard request.address.contains("/api/search") else { return HTTP.Response(status: 404, "{}") }
      return HTTP.Response(
        #"[{"trackName":"Song","artistName":"Ann","albumName":"First","duration":60,"#
          + #""syncedLyrics":"[00:01.00] la\n","plainLyrics":"la"},"#
          + #"{"trackName":"Song (Live)","artistName":"Ann","duration":300,"plainLyrics":"lo"}]"#)
    }
    return world
  }

  private let named = ["lyrics", "--artist", "Ann", "--title", "Song", "--duration", "1:00"]

  @Test(arguments: ["text", "tsv", "csv", "json"])
  func `all rows are listed, the best first, with what is other`(format: String) async throws {
    let run = await world.run(named + ["--list", "--format", format])
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "lyrics.list.\(format).txt") == nil)
  }

  @Test func `a row is taken by its number`() async {
    let first = await world.run(named + ["--pick", "1", "--json"])
    #expect(first.output.contains(#""seconds":1,"text":"la""#))
    let second = await world.run(named + ["--pick", "2", "--json"])
    #expect(second.output.contains(#""text":"lo""#))
    #expect(second.output.contains(#""match":{"title":"Song (Live)""#))
    let third = await world.run(named + ["--pick", "3"])
    #expect(third.code == .nothingFound)
    #expect(third.errors.contains("there is no number 3: 2 rows"))
  }

  @Test func `a person is told which row was taken, where it is another`() async {
    var world = world
    world.errorsAreTerminal = true
    let other = Array(named.dropLast()) + ["1:05"]
    for form in ["text", "json"] {
      let run = await world.run(other + ["--format", form])
      #expect(
        run.errors == "From lrclib: 'Song' by Ann, on 'First', 1:00 (the times may not fit)\n")
    }
    #expect((await world.run(other + ["--pick", "1"])).errors == "")
    #expect((await world.run(named)).errors == "")
    world.errorsAreTerminal = false
    #expect((await world.run(other)).errors == "")
  }

  @Test(arguments: ["--list", "--pick=1", "--follow"])
  func `only one track at a time has rows`(option: String) async {
    var world = world
    world.input = ["1", "2"]
    let run = await world.run("lyrics", option)
    #expect(run.code == .misuse)
    #expect(run.asked == [])
  }

  @Test func `no rows are nothing found, and a server that is down is named`() async {
    var world = world
    world.http = HTTP { _ in HTTP.Response("[]") }
    #expect((await world.run(named + ["--list"])).code == .nothingFound)
    world.http = HTTP { _ in HTTP.Response(status: 503, "") }
    #expect((await world.run(named + ["--list"])).code == .unavailable)
  }

  @Test func `a folder is a source, and the person's own is asked first`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("[00:02.00]mine\n".utf8).write(to: folder.appending(path: "Ann - Song.lrc"))
    let secret = folder.appending(path: "Ann - Secret.lrc").path
    try FileManager.default.createSymbolicLink(atPath: secret, withDestinationPath: "/etc/passwd")
    var world = world
    let typed = await world.run(named + ["--from", folder.path])
    #expect(typed.output.hasSuffix("\n\nmine\n"))
    #expect(typed.asked == [])
    world.environment = ["MUSIC_LYRICS_DIR": folder.path]
    let own = await world.run(named)
    #expect(own.output == typed.output)
    #expect(own.asked == [])
    let link = ["lyrics", "--artist", "Ann", "--title", "Secret", "--from", folder.path]
    #expect((await world.run(link)).code == .nothingFound)
    let gone = await world.run(named + ["--from", folder.path + "/gone"])
    #expect(gone.code == .fileTrouble)
    #expect(gone.errors.contains("can't be read"))
  }

  @Test func `lyrics.ovh is asked where it is named`() async {
    var world = world
    world.http = HTTP { request in
      request.host == "api.lyrics.ovh"
        ? HTTP.Response(#"{"lyrics":"la la"}"#) : HTTP.Response(status: 500, "")
    }
    let run = await world.run(named + ["--from", "lyrics.ovh"])
    #expect(run.output.hasSuffix("\n\nla la\n"))
    #expect(run.asked.allSatisfy { $0.hasPrefix("https://api.lyrics.ovh/v1/") })
  }
}
