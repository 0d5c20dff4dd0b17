import Foundation

/// The built program and where it runs: an environment with nothing of the person in it.
struct Program: Sendable {
  private let file: URL

  /// Also its home and the folder of its temporary files.
  let folder: URL

  /// Throws where the program is not built beside the tests.
  init() throws {
    let bundles =
      CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    let places = bundles.compactMap { path -> URL? in
      let parts = URL(filePath: path).pathComponents
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { return nil }
      return URL(filePath: parts[..<bundle].joined(separator: "/")).appending(path: "music")
    }
    guard let file = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile) }
    self.file = file
    folder = FileManager.default.temporaryDirectory
      .appending(path: "music-end-to-end-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A test defers it.
  func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  func start(
    _ words: [String], environment: [String: String] = [:], input: ChildInput = .nothing,
    output: ChildOutput = .kept
  ) throws -> ChildProcess {
    let home = folder.path
    let own = [
      "HOME": home, "XDG_CACHE_HOME": home + "/cache", "XDG_CONFIG_HOME": home + "/config",
      "XDG_STATE_HOME": home + "/state", "TMPDIR": home, "PATH": "/usr/bin:/bin", "TERM": "xterm",
    ]
    return try ChildProcess(
      file.path, words, environment: own.merging(environment) { $1 }, input: input, output: output)
  }

  /// Starts it and waits for its end.
  func run(
    _ words: [String], environment: [String: String] = [:], input: ChildInput = .nothing,
    output: ChildOutput = .kept
  ) async throws -> Ending {
    try await start(words, environment: environment, input: input, output: output).ending()
  }
}
