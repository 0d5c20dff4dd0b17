import Foundation
import Testing

@testable import LooseJSON

/// What servers really said, where a folder of it lies beside the checkout; it is not ours to
/// commit.
struct RecordedAnswerTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data").standardizedFileURL
  static let exists = FileManager.default.fileExists(atPath: folder.path())

  @Test(.enabled(if: exists))
  func `LyricWiki's recorded answers hold what the answer key says`() throws {
    let folder = Self.folder.appending(path: "lyrics/lyricwiki")
    let key = try Data(contentsOf: folder.appending(path: "EXPECTED.json"))
    for (file, expected) in try JSONDecoder().decode([String: JSON].self, from: key) {
      let answer = try Data(contentsOf: folder.appending(path: file))
      let value = try JSONDecoder().decode(JSON.self, from: JSONCleaner.clean(answer))
      #expect(value == expected, "\(file)")
    }
  }

  @Test(.enabled(if: exists), arguments: ["apple", "lyrics/lrclib", "lyrics/lyricsovh"])
  func `Recorded answers of strict JSON keep their value`(folder: String) throws {
    let folder = Self.folder.appending(path: folder)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path())
    where file.hasSuffix(".json") {
      let answer = try Data(contentsOf: folder.appending(path: file))
      guard let value = try? sorted(answer) else {
        #expect(throws: Malformed.self, "\(file)") { try JSONCleaner.clean(answer) }
        continue
      }
      #expect(try sorted(JSONCleaner.clean(answer)) == value, "\(file)")
    }
  }

  private func sorted(_ json: Data) throws -> Data {
    let value = try JSONSerialization.jsonObject(with: json)
    return try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }
}
