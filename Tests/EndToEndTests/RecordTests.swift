import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The whole way: a server, a folder of what it said, and the same answer without the server.
  @Test func `what was recorded is answered again, without a server`() async throws {
    let program = try Program()
    defer { program.cleanUp() }
    let songs = try Repository.text(
      of: "Fixtures/Responses/itunes.apple.com/search/"
        + "country=US&entity=song&limit=25&media=music&term=tom+waits.json")
    let server = try LoopbackServer(["/search": .text(songs), "/lookup": .text("", status: 403)])
    defer { server.close() }
    let environment = ["MUSIC_ITUNES_URL": server.address]
    let folder = program.folder.appending(path: "recorded").path
    for words in [["search", "tom", "waits"], ["lyrics", "1"]] {
      let recorded = try await program.run(words + ["--record", folder], environment: environment)
      let asked = server.requests.count
      let replayed = try await program.run(words + ["--replay", folder], environment: environment)
      #expect(server.requests.count == asked)
      #expect(recorded.code == (words[0] == "search" ? 0 : 75))
      #expect(replayed.code == recorded.code)
      #expect(replayed.output == recorded.output)
      #expect(replayed.errors == recorded.errors)
    }
    #expect(server.requests.count == 2)
  }

  @Test(arguments: [
    ["help"], ["--help"], ["help", "lyrics"], ["search", "--help"], ["--version"], ["-V"],
    ["help", "environment"],
  ])
  func `help and version ask nobody`(words: [String]) async throws {
    let program = try Program()
    defer { program.cleanUp() }
    let server = try LoopbackServer(otherwise: .hang)
    defer { server.close() }
    let ending = try await program.run(
      words,
      environment: [
        "MUSIC_ITUNES_URL": server.address, "MUSIC_LRCLIB_URL": server.address,
        "http_proxy": server.address, "https_proxy": server.address,
      ])
    #expect(ending.code == 0)
    #expect(ending.errors.isEmpty)
    #expect(!ending.output.isEmpty)
    #expect(server.requests.isEmpty)
  }
}
