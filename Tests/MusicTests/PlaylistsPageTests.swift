import Foundation
import ITunes
import Networking
import Synchronization
import Testing
import TestSupport

@testable import music

struct PlaylistsPageTests {
  private let library = PlaylistsCommandTests.library
  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2])

  @Test func `a page has every row, and drawn covers where there is none`() async throws {
    let run = await TestWorld().run("playlists", library, "--page", "-")
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "playlists.page.html") == nil)
  }

  @Test func `a page is written whole, and over no other without a word`() async throws {
    let folder = try TemporaryFolder()
    let page = folder.file("page.html")
    let words = ["playlists", library, "--page", page]
    #expect((await TestWorld().run(words)).code == .done)
    #expect(try folder.names == ["page.html"])
    let old = try folder.text(of: "page.html")
    let again = await TestWorld().run(words)
    #expect(again.code == .fileTrouble)
    #expect(again.errors.contains("--force"))
    #expect(again.asked == [])
    _ = try folder.write("old", to: "page.html")
    #expect((await TestWorld().run(words + ["--force"])).code == .done)
    #expect(try folder.text(of: "page.html") == old)
    #expect(try folder.names == ["page.html"])
  }

  @Test func `no folder, no page`() async throws {
    let folder = try TemporaryFolder()
    let run = await TestWorld().run("playlists", library, "--page", folder.file("no/page.html"))
    #expect(run.code == .fileTrouble)
  }

  @Test func `covers are put into the page, four at a time at most`() async throws {
    let busy = Mutex(0)
    let most = Mutex(0)
    var world = TestWorld()
    world.http = HTTP { request in
      guard request.kind == .cover else { return HTTP.Response(#"{"results":[]}"#) }
      let now = busy.withLock { count in
        count += 1
        return count
      }
      most.withLock { $0 = max($0, now) }
      for _ in 0..<50 { await Task.yield() }
      busy.withLock { $0 -= 1 }
      if request.address.hasSuffix("/2") { return HTTP.Response(status: 404, "") }
      if request.address.hasSuffix("/3") { return HTTP.Response("<html>") }
      if request.address.hasSuffix("/4") { throw HTTPError(host: request.host, .lost) }
      return HTTP.Response(body: Self.jpeg)
    }
    let run = await world.run(
      "playlists", library, "--page", "-", "--embed", "--covers", "https://x.example/{id}")
    #expect(run.code == .done)
    #expect(run.asked.filter { $0.contains("x.example") }.count == 8)
    #expect((1...4).contains(most.withLock(\.self)))
    let data = "data:image/jpeg;base64," + Self.jpeg.base64EncodedString()
    #expect(run.output.components(separatedBy: data).count - 1 == 7)
    #expect(!run.output.contains("x.example"))
    #expect(run.errors.contains("3 covers could not be had"))
  }

  @Test func `the count of covers is gone at the end`() async throws {
    var world = TestWorld()
    world.errorsAreTerminal = true
    world.http = HTTP { request in
      request.kind == .cover ? HTTP.Response(body: Self.jpeg) : HTTP.Response(#"{"results":[]}"#)
    }
    let run = await world.run(
      "playlists", library, "--page", "-", "--embed", "--covers", "https://x.example/{id}")
    #expect(run.errors.contains("Covers: 8 of 8"))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `covers beside the library are shown from where the page is`() async throws {
    let folder = try TemporaryFolder()
    let library = try folder.write(
      #"{"playlists":[{"title":"A","albums":[7,8]}],"albums":[{"id":7,"title":"Seven"},{"id":8}]}"#,
      to: "my lib/library.json")
    _ = try folder.write("", to: "my lib/covers/7.jpg")
    _ = try folder.write("", to: "pages/here")
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    let run = await world.run(
      "playlists", library, "--page", folder.file("pages/page.html"))
    #expect(run.code == .done)
    let page = try folder.text(of: "pages/page.html")
    #expect(page.contains(#"src="../my%20lib/covers/7.jpg""#))
    #expect(page.components(separatedBy: "<img").count == 2)
  }

  @Test func `own numbers lead to no foreign page of the store`() async throws {
    let run = await TestWorld().run(
      "playlists", library, "--page", "-", "--covers", "https://x.example/{id}")
    // Album 7 has another title in the store.
    #expect(run.output.contains("https://music.apple.com/us/album/x/1?uo=4"))
    #expect(!run.output.contains("https://music.apple.com/us/album/x/7?uo=4"))
  }

  @Test(arguments: [["top"], ["artist", "tom", "waits"]])
  func `lists of the catalog are pages too`(words: [String]) async throws {
    let run = await TestWorld().run(words + ["--page", "-"])
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "\(words[0]).page.html") == nil)
    #expect((await TestWorld().run(words + ["--page", "-", "--json"])).code == .misuse)
  }

  @Test func `a chart is rows of twenty-five`() {
    let rows = TileRow.rows(of: (1...60).map { .init(rank: $0) }, .songs)
    #expect(rows.map(\.title) == ["1–25", "26–50", "51–60"])
    #expect(rows.map(\.tiles.count) == [25, 25, 10])
  }
}
