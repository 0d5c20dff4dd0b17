import Foundation

/// A server whose certificate nobody vouches for, made by the machine's own openssl.
struct TLSServer: Sendable {
  /// `nil` where the machine has none.
  static let openssl: URL? =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "openssl") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private let process: Process
  let port: UInt16

  /// Waits until it listens; writes its key and its certificate into the folder.
  init(_ openssl: URL, port: UInt16, in folder: URL) throws {
    self.port = port
    let files = ["-key", "key.pem", "-cert", "certificate.pem"]
    let maker = Self.process(
      openssl, in: folder,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
        "-keyout", files[1], "-out", files[3],
      ])
    try maker.run()
    maker.waitUntilExit()
    process = Self.process(
      openssl, in: folder, ["s_server", "-accept", "\(port)", "-www"] + files)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var words = ""
    // It says so once it listens, and nothing more where it fails.
    while !words.contains("ACCEPT") {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { throw POSIXError(.ECONNREFUSED) }
      words += String(decoding: piece, as: UTF8.self)
    }
  }

  func close() {
    // The polite signal is blocked in a process that is started from a test's thread.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func process(_ openssl: URL, in folder: URL, _ words: [String]) -> Process {
    let process = Process()
    process.executableURL = openssl
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
