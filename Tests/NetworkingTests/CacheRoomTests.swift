import Foundation
import Testing

@testable import Networking

/// How much is kept, what leaves first, and what is never touched.
struct CacheRoomTests {
  private func answer(_ bytes: Int) -> HTTP.Response {
    HTTP.Response(body: Data(#"{"results":[\#(String(repeating: "1", count: bytes))]}"#.utf8))
  }

  @Test func `What was used least recently leaves first`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let cache = Cache(folder, time)
      for number in 0..<10 {
        try cache.store(answer(9000), to: .search("\(number)"))
        time.pass(60)
      }
      _ = try await TestServer(.fails(.refused)).http.cached(in: cache).send(.search("0"))
      Cache(folder, time, limit: 50_000).sweep()
      let left = (0..<10).filter { cache.entry(for: .search("\($0)")) != nil }
      #expect(left == [0, 7, 8, 9])
      #expect(try cache.statistics().bytes <= 45_000)
    }
  }

  @Test(arguments: [0.0, 0.5, 0.99])
  func `Sweeps by chance keep the cache near its limit`(_ luck: Double) async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let rolls = Journal<Void>()
      let cache = Cache(
        folder: folder, limit: 100_000, clock: time.clock,
        random: Random(unit: {
          rolls.write(())
          return (luck + Double(rolls.entries.count) * 0.618).truncatingRemainder(dividingBy: 1)
        }))
      for number in 0..<300 {
        try cache.store(answer(2000), to: .search("\(number)"))
        time.pass(1)
      }
      #expect((50_000...150_000).contains(try cache.statistics().bytes))
    }
  }

  @Test func `An answer larger than the limit is not kept, and with no room none is`() throws {
    let cache = Cache("/nowhere/at/all", TestTime(), limit: 0)
    try cache.store(answer(10), to: .search())
  }

  @Test func `A sweep takes what killed processes left, and not what is being written`()
    async throws
  {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let cache = Cache(folder, time)
      try cache.store(answer(10), to: .search())
      let name = try #require(try cache.folder.files().first?.name)
      for (stray, age) in [(".\(name).A.part", 601.0), (".\(name).B.part", 5)] {
        try Data("half".utf8).write(to: URL(filePath: "\(folder)/\(stray)"))
        cache.folder.touch(stray, at: time.now.addingTimeInterval(-age))
      }
      cache.sweep()
      #expect(
        try cache.folder.files().map(\.name).sorted() == [".\(name).B.part", name])
    }
  }

  @Test func `Statistics tell where, how many, how large and how old`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let cache = Cache(folder, time)
      let start = time.now
      try cache.store(answer(100), to: .search("old"))
      time.pass(500)
      try cache.store(answer(200), to: .search("new"))
      let old = try #require(cache.entry(for: .search("old")))
      let new = try #require(cache.entry(for: .search("new")))
      cache.markUsed(old)
      #expect(
        try cache.statistics()
          == Cache.Statistics(
            folder: folder, entries: 2, bytes: old.file.count + new.file.count, oldest: start))
    }
  }

  @Test func `Clearing removes our own files and nothing else`() async throws {
    try await withTemporaryFolder { folder async throws in
      let cache = Cache(folder, TestTime())
      let others = [
        "notes.txt", "catalog-.answer", "catalog-0123456789ABCDEF.answer", ".hidden.part",
        "catalog-0123456789abcdef.answer.txt", "song-0123456789abcdef.answer",
      ]
      for name in others { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }
      let inner = "\(folder)/lyrics-0123456789abcdef.answer"
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      try cache.store(answer(10), to: .search("one"))
      try cache.store(answer(10), to: .search("two"))
      let name = try #require(try cache.folder.files().first?.name)
      try Data().write(to: URL(filePath: "\(folder)/.\(name).X.part"))
      #expect(try cache.clear() == 2)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == (others + ["lyrics-0123456789abcdef.answer"]).sorted())
      #expect(try cache.clear() == 0)
    }
  }
}
