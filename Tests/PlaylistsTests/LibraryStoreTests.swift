import Foundation
import Testing

@testable import Playlists

struct LibraryStoreTests {
  private static func inFolder(_ work: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder.path)
  }

  private static func add(_ ids: Range<Int>, at path: String) throws {
    for id in ids {
      _ = try LibraryStore.live.change(path) { document in
        try document.adding([Library.Album(id: id, title: "Album \(id)")], to: "All")
      }
    }
  }

  @Test func `Eight processes adding at once lose nothing`() async throws {
    try await Self.inFolder { folder in
      let path = folder + "/library.json"
      await withTaskGroup(of: Void.self) { group in
        for process in 0..<8 {
          group.addTask {
            await #expect(processExitsWith: .success) {
              [path = path as String, process = process as Int] in
              try Self.add(process * 10..<(process + 1) * 10, at: path)
            }
          }
        }
      }
      let library = try LibraryStore.live.read(path).library
      #expect(library.facts.isEmpty)
      #expect(Set(library.rows[0].albums.map(\.id)) == Set(0..<80))
    }
  }

  @Test func `Tasks of one process lose nothing either`() async throws {
    try await Self.inFolder { folder in
      let path = folder + "/library.json"
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          group.addTask { try Self.add(task * 5..<(task + 1) * 5, at: path) }
        }
        try await group.waitForAll()
      }
      #expect(try LibraryStore.live.read(path).library.rows[0].albums.count == 40)
    }
  }

  @Test func `A link stays a link, and the file keeps its rights`() async throws {
    try await Self.inFolder { folder in
      let files = FileManager.default
      let file = folder + "/real.json"
      let link = folder + "/library.json"
      #expect(files.createFile(atPath: file, contents: Data("{}".utf8)))
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try files.createSymbolicLink(atPath: link, withDestinationPath: file)
      try Self.add(1..<2, at: link)
      #expect(try files.destinationOfSymbolicLink(atPath: link) == file)
      #expect(try files.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
      #expect(try LibraryStore.live.read(file).library.rows.count == 1)
      #expect(
        try files.contentsOfDirectory(atPath: folder).sorted()
          == [".real.json.lock", "library.json", "real.json"])
    }
  }

  @Test func `A change that fails leaves the file as it was`() async throws {
    try await Self.inFolder { folder in
      let path = folder + "/library.json"
      try Self.add(1..<2, at: path)
      let before = try Data(contentsOf: URL(filePath: path))
      #expect(throws: LibraryError.emptyTitle) {
        try LibraryStore.live.change(path) { try $0.adding([], to: "") }
      }
      try Data("{".utf8).write(to: URL(filePath: folder + "/broken.json"))
      #expect(throws: LibraryError.notJSON(.unexpectedEnd, line: 1, column: 2)) {
        try Self.add(1..<2, at: folder + "/broken.json")
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
  }

  @Test func `What the system refuses is told with the step and its number`() async throws {
    try await Self.inFolder { folder in
      #expect(
        throws: LibraryStoreError(.read, path: folder + "/none.json", code: ENOENT)
      ) { try LibraryStore.live.read(folder + "/none.json") }
      #expect(throws: LibraryStoreError(.read, path: folder, code: EISDIR)) {
        try LibraryStore.live.read(folder)
      }
      #expect(
        throws: LibraryStoreError(.lock, path: folder + "/no/.library.json.lock", code: ENOENT)
      ) { try Self.add(1..<2, at: folder + "/no/library.json") }
    }
  }
}
