import Foundation
import Networking
import Synchronization
import Testing
import TestSupport

@testable import music

/// Lists of tracks on standard input, and whole albums.
struct LyricsBatchTests {
  /// A store that has every id up to 999 as a song of its own, refuses 666 with all that is asked
  /// beside it, and a source that has the words of all but a few.
  static let http = HTTP { request in
    let address = request.address
    if request.host == "itunes.apple.com" {
      let query = URLComponents(string: address)?.queryItems ?? []
      let ids = (query.first { $0.name == "id" }?.value ?? "").split(separator: ",")
      if ids.contains("666") {
        return HTTP.Response(
          status: 400, #"{"errorMessage":"Invalid value(s) for key(s): [itunesId]"}"#)
      }
      let songs = ids.compactMap { Int($0) }.filter { $0 < 1000 }.map { id in
        #"{"wrapperType":"track","kind":"song","trackId":\#(id),"trackName":"Song \#(id)","#
          + #""artistName":"Ann"}"#
      }
      return HTTP.Response(#"{"results":[\#(songs.joined(separator: ","))]}"#)
    }
    let number = address.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }.last ?? 0
    if number == 13 { return HTTP.Response(status: 503, "") }
    if number == 404 || !address.contains("/api/get") { return HTTP.Response("[]") }
    let words = number == 7 ? "null" : #""[00:01.00] la \#(number)\n""#
    return HTTP.Response(
      #"{"trackName":"Song \#(number)","artistName":"Ann","duration":60,"syncedLyrics":\#(words),"#
        + #""plainLyrics":"la \#(number)"}"#)
  }

  private func world(_ lines: [String]) -> TestWorld {
    var world = TestWorld()
    world.http = Self.http
    world.input = lines
    return world
  }

  @Test func `words come in the order of the list, and a summary says how many`() async {
    let run = await world((1...20).map(String.init)).run("lyrics")
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("Song ") }
      .map(String.init)
    #expect(titles == (1...20).map { "Song \($0)" })
    #expect(run.code == .unavailable)
    #expect(run.errors.hasSuffix("19 found, 1 could not be asked\n"))
    #expect(run.asked.filter { $0.contains("lookup") }.count == 1)
  }

  @Test func `what is named twice is asked once, and written twice`() async {
    let run = await world(["1", "2", "1", "1"]).run("lyrics", "--json")
    #expect(run.asked.count == Set(run.asked).count)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(run.errors == "4 found\n")
  }

  @Test func `one number that the store refuses costs only itself`() async {
    let run = await world(["1", "666", "2", "3", "4", "5"]).run("lyrics", "--json")
    #expect(run.errors.hasSuffix("5 found, 1 named no track\n"))
    #expect(run.output.split(separator: "\n").count == 5)
    #expect(run.asked.filter { $0.contains("lookup") }.count <= 7)
  }

  @Test(arguments: ["0", "99999999999999999999", "1234567890123", "x"])
  func `a malformed number is never sent to the store`(id: String) async {
    let run = await world([id, "1"]).run("lyrics", "--json")
    #expect(run.code == .nonsense)
    #expect(run.asked.first { $0.contains("lookup") }?.contains("?id=1&") == true)
    #expect(run.errors.hasPrefix("music: line 1: '\(id)' names no track\n"))
    #expect(run.errors.hasSuffix("1 found, 1 named no track\n"))
  }

  @Test func `a long list is looked up 200 at a time, as it is read`() async {
    let run = await world((1...401).map { String($0 + 20) }).run("lyrics", "--json")
    #expect(run.asked.filter { $0.contains("lookup") }.count == 3)
    #expect(run.errors == "400 found, 1 not found\n")
    #expect(run.code == .nothingFound)
  }

  @Test func `no more than four songs are asked for at one time`() async {
    let running = Mutex((now: 0, most: 0))
    var world = world((20...60).map(String.init))
    world.http = HTTP { request in
      guard request.host == "lrclib.net" else { return try await Self.http.send(request) }
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      for _ in 0..<20 { await Task.yield() }
      running.withLock { $0.now -= 1 }
      return try await Self.http.send(request)
    }
    _ = await world.run("lyrics")
    #expect((2...4).contains(running.withLock(\.most)))
  }

  @Test func `a person sees how far it is, and nothing of it stays`() async {
    var world = world(["1", "2", "404"])
    world.errorsAreTerminal = true
    let run = await world.run("lyrics", "--json")
    let erase = "\r\u{1B}[K"
    #expect(run.errors.hasPrefix("\(erase)1 of 3 Song 1\(erase)"))
    #expect(run.errors.contains("\(erase)3 of 3 Song 404\(erase)"))
    #expect(run.errors.hasSuffix("\(erase)2 found, 1 not found\n"))
    #expect(!run.errors.contains("Waiting"))
  }

  @Test func `a single track has no summary`() async {
    #expect((await world(["1"]).run("lyrics")).errors == "")
  }

  @Test func `an album is one look-up, and its songs come in order`() async throws {
    let run = await TestWorld().run("lyrics", "--album", "285283129", "--json")
    #expect(run.asked.filter { $0.contains("lookup") }.count == 1)
    #expect(run.asked.first?.contains("entity=song") == true)
    #expect(run.output.contains(#""trackNumber":2"#))
    #expect(run.errors.contains(" found"))
  }

  @Test(
    arguments: [
      ["--album", "x"], ["--album", "1", "2"], ["--album", "1", "--list"],
      ["1", "--synced", "--json"], ["1", "--any", "--json"], ["1", "--force"],
      ["1", "--skip-existing"], ["1", "--format", "csv"], ["1", "--list", "--format", "lrc"],
      ["1", "--list", "--pick", "1"], ["1", "--pick", "0"], ["1", "--at", "1:00"],
      ["1", "--follow", "--json"], ["1", "-o", "x", "--synced"],
      ["1", "-o", "x", "--force", "--skip-existing"],
    ])
  func `what makes no sense together is misuse`(words: [String]) async {
    let run = await world([]).run(["lyrics"] + words)
    #expect(run.code == .misuse)
    #expect(run.asked == [])
  }
}
