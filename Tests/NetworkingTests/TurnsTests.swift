import Foundation
import Synchronization
import Testing

@testable import Networking

/// Who may ask at the same time as others.
struct TurnsTests {
  @Test(arguments: [1, 2, 4])
  func `No more than so many are under way, and all get through`(_ limit: Int) async throws {
    let underWay = Mutex((now: 0, most: 0))
    let http = HTTP { _ in
      underWay.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      for _ in 0..<5 { await Task.yield() }
      underWay.withLock { $0.now -= 1 }
      return HTTP.Response(body: Data())
    }.limited(to: limit)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 { group.addTask { _ = try await http.send(.search("\(number)")) } }
      try await group.waitForAll()
    }
    #expect(underWay.withLock { $0.now } == 0)
    #expect(underWay.withLock { $0.most } == limit)
  }

  @Test func `Who waits is served in the order of coming, and who is cancelled makes room`()
    async throws
  {
    let turnstile = Turnstile(places: 1)
    let order = Journal<Int>()
    let door = AsyncStream<Void>.makeStream()
    let inside = AsyncStream<Void>.makeStream()
    let first = Task {
      try await turnstile.pass {
        inside.continuation.yield()
        for await _ in door.stream { break }
      }
    }
    for await _ in inside.stream { break }
    var others: [Task<Void, any Error>] = []
    for number in 1...4 {
      others.append(Task { try await turnstile.pass { order.write(number) } })
      while turnstile.waiting < number { await Task.yield() }
    }
    others[1].cancel()
    await #expect(throws: CancellationError.self) { try await others[1].value }
    door.continuation.yield()
    try await first.value
    for index in [0, 2, 3] { try await others[index].value }
    #expect(order.entries == [1, 3, 4])
  }

  @Test func `A request cancelled before it comes takes no place`() async throws {
    let http = TestServer(.says()).http.limited(to: 1)
    for _ in 0..<20 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await http.send(.search())
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try await http.send(.search()).status == 200)
  }

  @Test func `A failure gives the place back`() async throws {
    let server = TestServer(.fails(.lost), .says(200))
    let http = server.http.limited(to: 1)
    await #expect(throws: HTTPError.self) { try await http.send(.search()) }
    #expect(try await http.send(.search()).status == 200)
  }

  @Test func `Equal questions at the same time are asked once`() async throws {
    try await withTemporaryFolder { folder async throws in
      let server = TestServer(.says(200, CacheTests.songs))
      let http = server.http.cached(in: Cache(folder, TestTime())).coalesced()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<30 { group.addTask { _ = try await http.send(.search("\(number % 3)")) } }
        try await group.waitForAll()
      }
      #expect(server.asked.count == 3)
    }
  }
}
