import Foundation
import Networking
import Testing
import TestSupport

/// All wrappers together.
struct StackTests {
  private func stack(
    _ server: TestServer, _ folder: String, _ time: TestTime,
    notice: @escaping @Sendable (Cache.Notice) -> Void = { _ in }
  ) -> HTTP {
    // A deadline must lose its race against an answer, so its clock stands still.
    let still = Clock(
      now: { time.now },
      sleep: { length in
        if length == .seconds(15) { try await waitUntilCancelled() }
        try await time.clock.sleep(length)
      })
    return server.http.mannerly(
      cache: Cache(folder + "/cache", time), pacer: Pacer(folder: folder + "/state", clock: still),
      deadline: .seconds(15), clock: still, random: Random(unit: { 0 }), notice: notice)
  }

  @Test func `After a 403 an older answer is given at once, and Apple is left alone`() async throws
  {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, CacheTests.songs)))
      let notices = Journal<Cache.Notice>()
      _ = try await stack(server, folder, time).send(.search())
      time.pass(90_000)
      server.say(.says(403))
      for _ in 0..<2 {
        // Another process each time.
        let http = stack(server, folder, time, notice: notices.write)
        #expect(try await http.send(.search()).body == Data(CacheTests.songs.utf8))
      }
      #expect(server.asked.count == 2)
      #expect(time.waits.isEmpty)
      let busy = HTTPError(host: "itunes.apple.com", .tooManyRequests(retryAfter: 60))
      #expect(
        notices.entries
          == Array(repeating: .older(.search(), age: 90_000, because: busy), count: 2))
    }
  }

  @Test func `After a 403 what is not kept is waited for by the next process`() async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(403), .says(200, CacheTests.songs)))
      await #expect(throws: HTTPError(host: "itunes.apple.com", .tooManyRequests(retryAfter: 60))) {
        try await stack(server, folder, time).send(.search())
      }
      #expect(try await stack(server, folder, time).send(.search()).status == 200)
      #expect(abs(time.waits.reduce(0, +) - 60) < 0.01)
    }
  }

  @Test func `A full window is not waited for where an older answer is there`() async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, CacheTests.songs)))
      let http = stack(server, folder, time)
      _ = try await http.send(.search("old"))
      time.pass(90_000)
      for number in 0..<19 { _ = try await http.send(.search("\(number)")) }
      _ = try await http.send(.search("old"))
      #expect(time.waits.isEmpty)
      #expect(server.asked.count == 20)
    }
  }

  @Test func `Tries count: what Apple gets is never more than 19 in the window`() async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(503)))
      let http = stack(server, folder, time)
      for number in 0..<7 { _ = try await http.send(.search("\(number)")) }
      // Seven with three tries would be 21; the tries that found no room were not made.
      #expect(time.waits.reduce(0, +) < 61)
      #expect(server.asked.count == 19)
    }
  }
}
