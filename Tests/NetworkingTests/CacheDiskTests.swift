import Foundation
import Testing
import TestSupport

@testable import Networking

/// Many processes, damaged files, full disks.
struct CacheDiskTests {
  static let songs = CacheTests.songs

  @Test func `The folder is made for the user alone, with the first answer`() async throws {
    try await withTemporaryFolder { folder async throws in
      let path = folder + "/a/b"
      let cache = Cache(path, TestTime())
      #expect(try cache.statistics().entries == 0)
      #expect(!FileManager.default.fileExists(atPath: path))
      _ = try await TestServer(.says(200, Self.songs)).http.cached(in: cache).send(.search())
      for name in [path, folder + "/a", path + "/" + (try onlyFile(in: path))] {
        let facts = try FileManager.default.attributesOfItem(atPath: name)
        #expect((facts[.posixPermissions] as? Int ?? 0) & 0o077 == 0)
      }
    }
  }

  /// What may happen to a file on a disk.
  enum Damage: CaseIterable {
    case empty, cutHead, cutBody, grown, foreign, otherVersion, flippedHead, flippedStatus,
      flippedBody

    func applied(to file: Data) -> Data {
      var file = file
      switch self {
      case .empty: return Data()
      case .cutHead: return file.prefix(20)
      case .cutBody: return file.dropLast(3)
      case .grown: return file + Data("}".utf8)
      case .foreign: return Data("\u{0}\u{FF}not ours".utf8)
      case .otherVersion: file[12] ^= 1
      case .flippedHead: file[20] ^= 1
      case .flippedStatus: file[41] ^= 2
      case .flippedBody: file[file.count - 10] ^= 1
      }
      return file
    }
  }

  @Test(arguments: Damage.allCases)
  func `A damaged file is a miss, and is removed`(_ damage: Damage) async throws {
    try await withTemporaryFolder { folder async throws in
      let server = TestServer(.says(200, Self.songs))
      let cache = Cache(folder, TestTime())
      _ = try await server.http.cached(in: cache).send(.search())
      let path = folder + "/" + (try onlyFile(in: folder))
      let file = try Data(contentsOf: URL(filePath: path))
      try damage.applied(to: file).write(to: URL(filePath: path))
      let offline = server.http.cached(in: cache, mode: .offline)
      await #expect(throws: HTTPError(host: "itunes.apple.com", .notCached)) {
        try await offline.send(.search())
      }
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(try await server.http.cached(in: cache).send(.search()).status == 200)
      #expect(try Data(contentsOf: URL(filePath: path)) == file)
    }
  }

  @Test func `No single flipped bit goes unseen`() throws {
    let response = HTTP.Response(body: Data(Self.songs.utf8))
    let file = CacheEntry(response, to: .search(), stored: TestTime().now).file
    try #require(CacheEntry(file)?.response == response)
    let believed = (0..<(file.count * 8)).filter { bit in
      var damaged = file
      damaged[bit / 8] ^= 1 << (bit % 8)
      // A capital digit of the fingerprint is the same number.
      return CacheEntry(damaged).map { $0.file != file } ?? false
    }
    #expect(believed.isEmpty)
    #expect((0..<file.count).filter { CacheEntry(file.prefix($0)) != nil }.isEmpty)
  }

  @Test func `A file under another's name is a miss, never a wrong answer`() async throws {
    try await withTemporaryFolder { folder async throws in
      let cache = Cache(folder, TestTime())
      let http = TestServer(.says(200, Self.songs)).http.cached(in: cache)
      _ = try await http.send(.search("one"))
      let one = try onlyFile(in: folder)
      _ = try await http.send(.search("two"))
      let two = try #require(try names(in: folder).first { $0 != one })
      try FileManager.default.removeItem(atPath: "\(folder)/\(two)")
      try FileManager.default.moveItem(atPath: "\(folder)/\(one)", toPath: "\(folder)/\(two)")
      #expect(cache.entry(for: .search("two")) == nil)
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func `A link in a file's place is not followed`() async throws {
    try await withTemporaryFolder { folder async throws in
      let cache = Cache(folder + "/cache", TestTime())
      let http = TestServer(.says(200, Self.songs)).http.cached(in: cache)
      _ = try await http.send(.search())
      let path = folder + "/cache/" + (try onlyFile(in: folder + "/cache"))
      let outside = folder + "/outside"
      try FileManager.default.moveItem(atPath: path, toPath: outside)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside)
      let before = try Data(contentsOf: URL(filePath: outside))
      #expect(cache.entry(for: .search()) == nil)
      _ = try await http.send(.search())
      #expect(try Data(contentsOf: URL(filePath: outside)) == before)
      #expect(cache.entry(for: .search()) != nil)
    }
  }

  @Test func `Many tasks and caches over one folder see whole answers only`() async throws {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let bodies = (0..<8).map { #"{"results":["# + String(repeating: "\($0)", count: 9000) + "]}" }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let cache = Cache(
              folder: folder, limit: 40_000, clock: time.clock, random: Random(unit: { 0 }))
            for turn in 0..<20 {
              let request = HTTP.Request.search("\((number + turn) % 4)")
              try cache.store(
                HTTP.Response(body: Data(bodies[(number * 3 + turn) % 8].utf8)), to: request)
              guard let entry = cache.entry(for: request) else { continue }
              #expect(entry.address == request.address)
              #expect(bodies.contains(String(decoding: entry.body, as: UTF8.self)))
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try names(in: folder).allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test func `Where answers can't be kept they are given, and one warning is`() async throws {
    try await withTemporaryFolder { folder async throws in
      let path = folder + "/file"
      try Data("mine".utf8).write(to: URL(filePath: path))
      let server = TestServer(.says(200, Self.songs))
      let notices = Journal<Cache.Notice>()
      let http = server.http.cached(in: Cache(path, TestTime()), notice: notices.write)
      for term in ["one", "two", "one"] {
        #expect(try await http.send(.search(term)).body == Data(Self.songs.utf8))
      }
      #expect(notices.entries == [.unwritable(DiskError(path: path, code: ENOTDIR))])
      #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
      #expect(throws: DiskError.self) { try Cache(path, TestTime()).statistics() }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `A read-only folder costs the cache, not the answer`() async throws {
    try await withTemporaryFolder { folder async throws in
      let path = folder + "/locked"
      #expect(mkdir(path, 0o500) == 0)
      let notices = Journal<Cache.Notice>()
      let server = TestServer(.says(200, Self.songs))
      let http = server.http.cached(in: Cache(path, TestTime()), notice: notices.write)
      let response = try await http.send(.search())
      #expect(response.status == 200)
      #expect(notices.entries == [.unwritable(DiskError(path: path, code: EACCES))])
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  private func onlyFile(in folder: String) throws -> String {
    let names = try names(in: folder)
    #expect(names.count == 1)
    return try #require(names.first)
  }
}
