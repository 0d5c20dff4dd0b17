import Foundation
import Networking
import Testing

/// A pacer whose file is damaged, or can't be there at all.
struct PacerHardshipTests {
  @Test(arguments: [
    "", "music-pace 1", "music-pace 1\nsent nan\nsent\nsent 1 2\nrefused inf inf\n", "\u{0}\u{1}x",
    "music-pace 1\n" + String(repeating: "sent 99999999999\n", count: 5000) + "end\n",
    "music-pace 1\nsent -1e308\nrefused 1e300 1e308\nend\n", "music-pace 2\nsent 1700000000\nend\n",
    "music-pace 1\nrefused 1700009999 1700010059\nend\n",
  ])
  func `Garbage in the file, or a clock set back, keeps nobody longer than the window`(
    _ text: String
  ) async throws {
    try await withTemporaryFolder { folder async throws in
      try Data(text.utf8).write(to: URL(filePath: folder + "/pace-itunes-apple-com"))
      let time = TestTime()
      let http = TestServer(.says()).http.paced(by: Pacer(folder: folder, clock: time.clock))
      let start = time.now
      _ = try await http.send(.search())
      #expect(time.now.timeIntervalSince(start) < 61.1)
    }
  }

  @Test func `Where no file can be, a process paces at least itself`() async throws {
    try await withTemporaryFolder { folder async throws in
      try Data().write(to: URL(filePath: folder + "/file"))
      let time = TestTime()
      let pacer = Pacer(folder: folder + "/file", clock: time.clock)
      let http = TestServer(.says()).http.paced(by: pacer)
      for _ in 0..<19 { _ = try await http.send(.search()) }
      #expect(time.waits.isEmpty)
      _ = try await http.send(.search())
      #expect(!time.waits.isEmpty)
    }
  }
}
