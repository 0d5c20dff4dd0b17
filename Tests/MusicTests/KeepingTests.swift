import Foundation
import Networking
import Testing
import TestSupport

@testable import music

/// What is kept between runs, and what is said of it.
final class KeepingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "music-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A world that keeps, with a network that says which addresses it was asked for.
  private func world(_ answer: HTTP.Response, now: Double = 1_700_000_000) -> TestWorld {
    var world = TestWorld()
    world.keeping = folder
    world.now = now
    world.http = HTTP { _ in answer }
    return world
  }

  private let songs = HTTP.Response(
    #"{"results":[{"wrapperType":"track","kind":"song","trackId":1,"trackName":"Kept"}]}"#)
  private let down = HTTP.Response(status: 404, "<html>not here</html>")

  @Test func `the same question is asked once a day`() async {
    let first = await world(songs).run("search", "x")
    #expect(first.asked.count == 1)
    let second = await world(songs).run("search", "x")
    #expect(second.asked == [])
    #expect(second.output == first.output)
    #expect(second.errors == "")
    let tomorrow = await world(songs, now: 1_700_090_000).run("search", "x")
    #expect(tomorrow.asked.count == 1)
  }

  @Test func `an older answer stands in for a server that is down, and says its age`() async {
    _ = await world(songs).run("search", "x")
    var later = world(songs, now: 1_700_200_000)
    later.http = HTTP { request in throw HTTPError(host: request.host, .untrustedCertificate) }
    let run = await later.run("search", "x")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("1\tKept\t"))
    #expect(run.errors.contains("this answer is 2 days old"))
    #expect(run.errors.contains("itunes.apple.com"))
  }

  @Test func `--offline asks nobody, and says what is not there`() async {
    _ = await world(songs).run("search", "x")
    let kept = await world(songs, now: 1_900_000_000).run("--offline", "search", "x")
    #expect(kept.code == .done)
    #expect(kept.asked == [])
    #expect(kept.errors.contains("old"))
    let missing = await world(songs).run("search", "--offline", "y")
    #expect(missing.code == .unavailable)
    #expect(missing.asked == [])
    #expect(missing.errors.contains("--offline"))
  }

  @Test func `--fresh asks again, and keeps the new answer`() async {
    _ = await world(songs).run("search", "x")
    let newer = HTTP.Response(
      #"{"results":[{"wrapperType":"track","kind":"song","trackId":2,"trackName":"New"}]}"#)
    #expect((await world(newer).run("--fresh", "search", "x")).output.hasPrefix("2\tNew"))
    #expect((await world(songs).run("search", "x")).output.hasPrefix("2\tNew"))
  }

  @Test func `a recorded answer is neither taken from what is kept nor kept`() async throws {
    _ = await world(songs).run("search", "tom waits")
    let replay = Repository.responses.path
    let run = await world(songs).run("--replay", replay, "search", "tom waits")
    #expect(run.output.hasPrefix("285283141"))
    #expect((await world(songs).run("search", "tom waits")).output.hasPrefix("1\tKept"))
    let recordings = folder.appending(path: "recordings").path
    let recorded = await world(songs).run("--record", recordings, "search", "tom waits")
    #expect(recorded.asked.count == 1)
    #expect((await world(songs).run("cache")).output.contains("answers\t1\n"))
  }

  @Test func `a refusal is remembered, and told with the time to come back`() async {
    let refused = await world(HTTP.Response(status: 403, "")).run("search", "x")
    #expect(refused.code == .tryLater)
    #expect(refused.errors.contains("try again in 60 seconds"))
    #expect((await world(songs).run("cache")).output.contains("answers\t0\n"))
  }

  @Test func `the cache can be looked at and cleared`() async throws {
    _ = await world(songs).run("search", "x")
    _ = await world(songs).run("search", "y")
    let shown = await world(songs, now: 1_700_007_300).run("cache")
    #expect(shown.code == .done)
    #expect(shown.output.contains("folder\t\(folder.path)/cache/music\nanswers\t2\nbytes\t"))
    #expect(shown.output.hasSuffix("oldest\t2 hours\n"))
    let cleared = await world(songs).run("cache", "clear")
    #expect(cleared.output == "")
    #expect(cleared.errors == "2 answers are gone\n")
    #expect((await world(songs).run("search", "x")).asked.count == 1)
  }

  @Test func `a cache that can't be written costs a warning, and the job is done`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "cache"))
    let run = await world(songs).run("search", "x")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("1\tKept"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("can't be kept"))
  }

  @Test(arguments: ["x", "-1", "99999999999999999999"])
  func `a size that is none is named`(size: String) async {
    var world = world(songs)
    world.environment = ["MUSIC_CACHE_MB": size]
    let run = await world.run("search", "x")
    #expect(run.code == .misuse)
    #expect(run.errors.contains("MUSIC_CACHE_MB"))
    #expect(run.asked == [])
  }

  @Test func `--offline and --fresh exclude each other`() async {
    #expect((await world(songs).run("--offline", "--fresh", "search", "x")).code == .misuse)
  }
}
