import Foundation
import Synchronization
import Testing
import TestSupport

@testable import Networking

/// How often servers are asked, by however many processes.
struct PacerTests {
  @Test(arguments: [
    ("https://itunes.apple.com/search?term=a", 19, 61.0),
    ("https://itunes.apple.com/us/rss/topalbums/limit=100/json", 19, 61),
    ("https://ITUNES.apple.com/lookup?id=1", 19, 61),
    ("https://lrclib.net/api/get", 4, 1),
  ])
  func `A burst is sent at once, and the next waits for the window`(
    _ address: String, count: Int, window: Double
  ) async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let server = TestServer(.says())
      let http = server.http.paced(by: Pacer(folder: folder, clock: time.clock))
      let start = time.now
      for _ in 0..<count { _ = try await http.send(HTTP.Request(.catalog, address)) }
      #expect(time.waits.isEmpty)
      _ = try await http.send(HTTP.Request(.catalog, address))
      #expect(abs(time.now.timeIntervalSince(start) - window) < 0.01)
    }
  }

  @Test func `Servers without a known pace are asked freely, and no file is made`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let http = TestServer(.says()).http.paced(by: Pacer(folder: folder, clock: time.clock))
      for _ in 0..<100 {
        _ = try await http.send(HTTP.Request(.cover, "https://is1-ssl.mzstatic.com/a.jpg"))
      }
      #expect(time.waits.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test(arguments: 1...12)
  func `However requests arrive, no 61 seconds hold more than 19`(_ seed: UInt64) async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let sent = Journal<Double>()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<3 {
          // The last look at the clock before a request is sent is the one that counted it.
          let look = Mutex(time.now)
          let clock = Networking.Clock(
            now: {
              let now = time.now
              look.withLock { $0 = now }
              return now
            }, sleep: time.clock.sleep)
          let process = HTTP { _ in
            sent.write(look.withLock(\.timeIntervalSince1970))
            return HTTP.Response(body: Data())
          }.paced(by: Pacer(folder: folder, clock: clock))
          group.addTask {
            var dice = SeededGenerator(seed: seed &* 31 &+ UInt64(number))
            for _ in 0..<40 {
              // Now bursts, now pauses, as a person and a batch make them.
              if Int.random(in: 0..<4, using: &dice) == 0 {
                time.pass(Double.random(in: 0..<20, using: &dice))
              }
              _ = try await process.send(.search())
            }
          }
        }
        try await group.waitForAll()
      }
      let times = sent.entries.sorted()
      #expect(times.count == 120)
      for (first, twentieth) in zip(times, times.dropFirst(19)) {
        #expect(twentieth - first >= 61 - 1e-5)
      }
    }
  }

  @Test func `A refusal is told at once, and waited for by whoever comes next`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let server = TestServer(.says(403), .says(200, "{}"))
      let start = time.now
      let processes = (0..<2).map { _ in
        server.http.paced(by: Pacer(folder: folder, clock: time.clock))
      }
      await #expect(throws: HTTPError(host: "itunes.apple.com", .tooManyRequests(retryAfter: 60))) {
        try await processes[0].send(.search())
      }
      #expect(time.waits.isEmpty)
      #expect(try await processes[1].send(.search()).status == 200)
      #expect(abs(time.now.timeIntervalSince(start) - 60) < 0.01)
      #expect(server.asked.count == 2)
    }
  }

  @Test(
    arguments: [
      ([:], 60), (["retry-after": "30"], 30), (["retry-after": "7200"], 600),
      (["retry-after": "0"], 1), (["retry-after": "soon"], 60),
      (["retry-after": "Tue, 14 Nov 2023 22:15:00 GMT"], 100),
    ] as [([String: String], Int)])
  func `Who has no patience learns at once how long a server wants to be left alone`(
    _ headers: [String: String], seconds: Int
  ) async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let server = TestServer(.says(429, "", headers))
      let processes = (0..<2).map { _ in
        server.http.paced(by: Pacer(folder: folder, clock: time.clock))
      }
      var hasty = HTTP.Request.words()
      hasty.isPatient = false
      for process in processes {
        await #expect(
          throws: HTTPError(host: "lrclib.net", .tooManyRequests(retryAfter: seconds))
        ) { try await process.send(hasty) }
      }
      #expect(server.asked.count == 1)
      #expect(time.waits.isEmpty)
      time.pass(Double(seconds))
      server.say(.says())
      #expect(try await processes[1].send(hasty).status == 200)
    }
  }

  @Test func `A wait of more than a minute for a server that refused is not waited`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let server = TestServer(.says(429, "", ["retry-after": "300"]))
      let http = server.http.paced(by: Pacer(folder: folder, clock: time.clock))
      await #expect(throws: HTTPError(host: "lrclib.net", .tooManyRequests(retryAfter: 300))) {
        try await http.send(.words())
      }
      time.pass(250)
      server.say(.says())
      #expect(try await http.send(.words()).status == 200)
      #expect(time.waits.count == 50)
    }
  }

  @Test func `A 403 from a server of pictures is an answer, its 429 is not`() async throws {
    try await withTemporaryFolder { folder async throws in
      let server = TestServer(.says(403))
      let http = server.http.paced(by: Pacer(folder: folder, clock: TestTime().clock))
      var cover = HTTP.Request(.cover, "https://is1-ssl.mzstatic.com/a.jpg")
      cover.isPatient = false
      #expect(try await http.send(cover).status == 403)
      server.say(.says(429), .says())
      await #expect(throws: HTTPError.self) { try await http.send(cover) }
      await #expect(throws: HTTPError.self) { try await http.send(cover) }
      #expect(server.asked.count == 2)
    }
  }

  @Test func `A long wait is counted down, a short one is not worth a word`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let words = Journal<String>()
      let pacer = Pacer(folder: folder, clock: time.clock) { words.write("\($0) \($1)") }
      let http = TestServer(.says()).http.paced(by: pacer)
      for _ in 0..<6 { _ = try await http.send(.words()) }
      #expect(words.entries.isEmpty)
      for _ in 0..<20 { _ = try await http.send(.search()) }
      #expect(words.entries == (0...61).reversed().map { "itunes.apple.com \($0)" })
    }
  }

  @Test func `Who is cancelled leaves at once, and has not been counted`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let clock = Networking.Clock(
        now: { time.now }, sleep: { _ in try await waitUntilCancelled() })
      let server = TestServer(.says())
      let words = Journal<Int>()
      let waiting = AsyncStream<Void>.makeStream()
      let pacer = Pacer(folder: folder, clock: clock) { _, left in
        words.write(left)
        waiting.continuation.yield()
      }
      let http = server.http.paced(by: pacer)
      for _ in 0..<19 { _ = try await http.send(.search()) }
      let task = Task { try await http.send(.search()) }
      for await _ in waiting.stream { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(words.entries == [61, 0])
      #expect(server.asked.count == 19)
      time.pass(61)
      for _ in 0..<19 { _ = try await http.send(.search()) }
    }
  }
}
