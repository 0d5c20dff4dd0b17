import Foundation
import Networking
import Testing

/// What is kept, for how long, and what stands in when nobody answers.
struct CacheTests {
  static let songs = #"{"resultCount":1,"results":[{"trackId":1}]}"#
  static let row = #"{"id":1,"plainLyrics":"la la"}"#

  @Test func `What was asked once is not asked again`() async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, Self.songs)))
      let http = server.http.cached(in: Cache(folder, time))
      let first = try await http.send(.search())
      let second = try await http.send(.search())
      #expect(first.body == second.body)
      #expect(second.status == 200)
      #expect(server.asked.count == 1)
    }
  }

  struct Lifetime: CustomTestStringConvertible {
    let kind: HTTP.Request.Kind
    let status: Int
    let body: String
    let hours: Double
    var testDescription: String { "\(kind) \(status) \(body.prefix(20))" }
  }

  @Test(arguments: [
    Lifetime(kind: .catalog, status: 200, body: songs, hours: 24),
    Lifetime(kind: .chart, status: 200, body: #"{"feed":{}}"#, hours: 1),
    Lifetime(kind: .lyrics, status: 200, body: row, hours: 24 * 30),
    Lifetime(kind: .lyrics, status: 200, body: "song = {\n'lyrics':'la [...]'\n}", hours: 24 * 30),
    Lifetime(kind: .lyrics, status: 200, body: "song = {\n'lyrics':'Not found'\n}", hours: 24),
    Lifetime(
      kind: .lyrics, status: 200, body: "function lyricwikiSong(){\n}\nvar song = x;\n",
      hours: 24 * 30),
    Lifetime(kind: .lyrics, status: 200, body: " [ ]\n", hours: 24),
    Lifetime(kind: .lyrics, status: 404, body: #"{"statusCode":404}"#, hours: 24),
    Lifetime(kind: .cover, status: 200, body: "GIF89a…", hours: 24 * 365),
  ])
  func `An answer lives as long as its kind allows, and no longer`(_ lifetime: Lifetime)
    async throws
  {
    try await withTemporaryFolder { folder async throws in
      let time = TestTime()
      let server = TestServer(.says(lifetime.status, lifetime.body))
      let http = server.http.cached(in: Cache(folder, time))
      let request = HTTP.Request(lifetime.kind, "https://example.org/x")
      _ = try await http.send(request)
      time.pass(lifetime.hours * 3600 - 1)
      #expect(try await http.send(request).status == lifetime.status)
      #expect(server.asked.count == 1)
      time.pass(2)
      _ = try await http.send(request)
      #expect(server.asked.count == 2)
    }
  }

  struct Unkept: CustomTestStringConvertible {
    let kind: HTTP.Request.Kind
    var status = 200
    let body: String
    var headers: [String: String] = [:]
    var testDescription: String { "\(kind) \(status) \(body.prefix(20)) \(headers)" }
  }

  @Test(arguments: [
    Unkept(kind: .catalog, status: 403, body: ""),
    Unkept(kind: .catalog, status: 403, body: songs),
    Unkept(kind: .lyrics, status: 429, body: row),
    Unkept(kind: .catalog, status: 500, body: songs),
    Unkept(kind: .catalog, status: 404, body: songs),
    Unkept(kind: .catalog, status: 400, body: #"{"errorMessage":"Invalid value(s)"}"#),
    Unkept(kind: .catalog, body: #"{"errorMessage":"Invalid value(s)","results":[]}"#),
    Unkept(kind: .catalog, body: #"{"feed":{}}"#),
    Unkept(kind: .catalog, body: String(songs.dropLast(5))),
    Unkept(kind: .catalog, body: ""),
    Unkept(kind: .catalog, body: " \n "),
    Unkept(kind: .chart, body: "<html>log in</html>"),
    Unkept(kind: .lyrics, body: "<html>log in</html>"),
    Unkept(kind: .lyrics, status: 404, body: "<html>gone</html>"),
    Unkept(kind: .lyrics, status: 404, body: ""),
    Unkept(kind: .lyrics, body: "song = {\n'lyrics':'la"),
    Unkept(kind: .cover, body: "<html>log in</html>"),
    Unkept(kind: .cover, status: 404, body: "GIF89a"),
    Unkept(kind: .catalog, body: songs, headers: ["cache-control": "max-age=0, No-Store"]),
  ])
  func `What is no answer, or must not be kept, is given but not kept`(_ unkept: Unkept)
    async throws
  {
    try await withTemporaryFolder { folder async throws in
      let server = TestServer(.says(unkept.status, unkept.body, unkept.headers))
      let cache = Cache(folder, TestTime())
      let http = server.http.cached(in: cache)
      let request = HTTP.Request(unkept.kind, "https://example.org/x")
      let response = try await http.send(request)
      #expect(response.body == Data(unkept.body.utf8))
      #expect(try cache.statistics().entries == 0)
    }
  }

  @Test(arguments: [
    TestServer.Answer.fails(.noSuchHost), .fails(.refused), .fails(.timedOut(after: .seconds(15))),
    .fails(.lost), .fails(.untrustedCertificate), .fails(.tooManyRequests(retryAfter: 40)),
    .fails(.other("?")), .says(500), .says(503, "{}"), .says(403), .says(429), .says(200),
    .says(200, "<html>log in</html>"), .says(200, #"{"results":["#),
  ])
  func `An older answer stands in where the server can't be asked`(_ outage: TestServer.Answer)
    async throws
  {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, Self.songs)))
      let notices = Journal<Cache.Notice>()
      let http = server.http.cached(in: Cache(folder, time), notice: notices.write)
      _ = try await http.send(.search())
      time.pass(3 * 86_400)
      server.say(outage)
      #expect(try await http.send(.search()).body == Data(Self.songs.utf8))
      guard case .older(let request, let age, because: .some) = notices.entries.first else {
        Issue.record("no word of an older answer, but \(notices.entries)")
        return
      }
      #expect(request == .search())
      #expect(age == 3 * 86_400)
      #expect(server.asked.map(\.isPatient) == [true, false])
    }
  }

  @Test(arguments: [
    TestServer.Answer.says(400, #"{"errorMessage":"no"}"#), .says(404, "{}"),
    .says(200, #"{"results":[]}"#),
  ])
  func `An older answer never hides a real one`(_ answer: TestServer.Answer) async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, Self.songs)))
      let http = server.http.cached(in: Cache(folder, time))
      _ = try await http.send(.search())
      time.pass(3 * 86_400)
      server.say(answer)
      #expect(try await http.send(.search()) == answer.get())
    }
  }

  @Test func `Without an older answer the failure is told`() async throws {
    try await withTemporaryFolder { folder async throws in
      let http = TestServer(.fails(.refused)).http.cached(in: Cache(folder, TestTime()))
      await #expect(throws: HTTPError(host: "itunes.apple.com", .refused)) {
        try await http.send(.search())
      }
    }
  }

  @Test func `Offline, nothing is asked and any age will do`() async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, Self.songs)))
      let cache = Cache(folder, time)
      _ = try await server.http.cached(in: cache).send(.search())
      time.pass(900 * 86_400)
      let notices = Journal<Cache.Notice>()
      let offline = server.http.cached(in: cache, mode: .offline, notice: notices.write)
      #expect(try await offline.send(.search()).body == Data(Self.songs.utf8))
      #expect(notices.entries == [.older(.search(), age: 900 * 86_400, because: nil)])
      await #expect(throws: HTTPError(host: "itunes.apple.com", .notCached)) {
        try await offline.send(.search("other"))
      }
      #expect(server.asked.count == 1)
    }
  }

  @Test func `Fresh, all is asked again and kept, and a failure is a failure`() async throws {
    try await withTemporaryFolder { folder async throws in
      let server = TestServer(.says(200, Self.songs))
      let cache = Cache(folder, TestTime())
      let (normal, fresh) = (
        server.http.cached(in: cache), server.http.cached(in: cache, mode: .fresh)
      )
      _ = try await normal.send(.search())
      server.say(.says(200, #"{"results":[]}"#))
      _ = try await fresh.send(.search())
      #expect(try await normal.send(.search()).body == Data(#"{"results":[]}"#.utf8))
      #expect(server.asked.count == 2)
      server.say(.fails(.lost))
      await #expect(throws: HTTPError.self) { try await fresh.send(.search()) }
    }
  }

  @Test(arguments: [1.5e9, -1.5e9])
  func `A clock that jumps makes an answer old, not everlasting`(_ jump: Double) async throws {
    try await withTemporaryFolder { folder async throws in
      let (time, server) = (TestTime(), TestServer(.says(200, Self.songs)))
      let http = server.http.cached(in: Cache(folder, time))
      _ = try await http.send(.search())
      time.pass(jump)
      _ = try await http.send(.search())
      #expect(server.asked.count == 2)
    }
  }
}

extension Cache {
  /// One that never sweeps by chance.
  init(_ folder: String, _ time: TestTime, limit: Int = 256 << 20) {
    self.init(
      folder: folder, limit: limit, clock: time.clock, random: Random(unit: { 0.999_999 }))
  }
}
