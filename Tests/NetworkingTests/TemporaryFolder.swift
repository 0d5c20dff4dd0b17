import Foundation

/// A folder that exists while `work` runs.
func withTemporaryFolder<Value>(_ work: (String) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "music-tests-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await work(folder)
}
