import Foundation
import Networking
import Testing
import TestSupport

@testable import music

/// The fault table once more, where an older answer is kept: nobody notices but on stderr.
@Suite(.serialized)
final class WarmCacheTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "music-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let songs = LoopbackServer.Behaviour.text(
    #"{"results":[{"wrapperType":"track","kind":"song","trackId":1,"trackName":"Kept"}]}"#)

  static let faults: [(name: String, behaviour: LoopbackServer.Behaviour)] = [
    ("hang before the head", .hang), ("hang in the body", .hangInBody),
    ("a byte a second", .drip(Data(repeating: 32, count: 100), every: 1000)),
    ("cut short", .cutShort), ("reset", .reset), ("endless", .endless), ("gzip bomb", .gzipBomb),
    ("garbage", .garbage), ("a login", .asksForLogin), ("403", .text("", status: 403)),
    ("429", .text("", status: 429)), ("500", .text("<html>", status: 500)),
    ("503", .text("<html>", status: 503)), ("a web page", .webPage), ("empty", .text("")),
    ("half JSON", .invalidUTF8), ("deep JSON", .text(String(repeating: "[", count: 200_000))),
    ("to a file", .redirect(to: "file:///etc/passwd")),
    ("round in circles", .redirect(to: "/search")),
  ]

  @Test(arguments: faults)
  func `an older answer stands in, and says its age`(
    fault: (name: String, behaviour: LoopbackServer.Behaviour)
  ) async throws {
    let server = try LoopbackServer(
      ["/search": .inTurn([Self.songs, fault.behaviour])], otherwise: .text("", status: 404))
    defer { server.close() }
    var world = TestWorld()
    world.http = .live(userAgent: "music-tests")
    world.environment = ["MUSIC_ITUNES_URL": server.address]
    world.keeping = folder
    world.waitsReally = true
    let words = ["search", "x", "--timeout", "1"]
    #expect((await world.run(words)).output.hasPrefix("1\tKept"))
    world.now += 200_000
    let run = await world.run(words)
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("1\tKept"))
    #expect(run.errors.contains("this answer is 2 days old"))
    #expect(run.errors.contains("127.0.0.1"))
  }
}
