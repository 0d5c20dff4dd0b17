import Foundation
import Networking
import TestSupport
import Testing

final class HTTPReplayTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "music-\(UUID())")
  let request = HTTP.Request(
    .catalog, "https://itunes.apple.com/search", query: ["term": "tom waits"])
  let file = "itunes.apple.com/search/term=tom+waits.json"

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(
    arguments: [
      .init(#"{"resultCount":0}"#),
      .init(""),
      .init(status: 404, #"{"code":404}"#),
      .init(status: 429, headers: ["retry-after": "30"], ""),
      .init(body: Data([0xFF, 0xD8, 0xFF, 0, 0x0A])),
    ] as [HTTP.Response])
  func `what is recorded is replayed`(response: HTTP.Response) async throws {
    let recording = HTTP { _ in response }.recording(to: folder)
    #expect(try await recording.send(request) == response)
    #expect(try await HTTP.replaying(folder).send(request) == response)
  }

  @Test func `a file written by hand is an answer`() async throws {
    try write("[1]", to: folder.appending(path: file))
    #expect(try await HTTP.replaying(folder).send(request) == .init("[1]"))
  }

  @Test func `what is not recorded is refused with the file to create`() async throws {
    let expected = HTTPError(host: "itunes.apple.com", .notRecorded(file: file))
    let http = HTTP.replaying(folder)
    await #expect(throws: expected) { try await http.send(request) }
    try write("[1]", to: folder.appending(path: file))
    #expect(try await http.send(request).status == 200)
  }

  @Test func `the newest recording counts, whatever its status`() async throws {
    for status in [200, 404, 200] {
      let response = HTTP.Response(status: status, "\(status)")
      _ = try await HTTP { _ in response }.recording(to: folder).send(request)
      #expect(try await HTTP.replaying(folder).send(request) == response)
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "itunes.apple.com/search").path(percentEncoded: false))
    #expect(files == ["term=tom+waits.json"])
  }

  @Test func `no answer is no recording`() async throws {
    let failure = HTTPError(host: "itunes.apple.com", .lost)
    await #expect(throws: failure) {
      try await HTTP { _ in throw failure }.recording(to: folder).send(request)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }

  @Test func `a recording that can't be written is an error`() async throws {
    // A file where a folder must be: it fails for every user, root too.
    try write("", to: folder.appending(path: "itunes.apple.com"))
    let path = folder.appending(path: file).path(percentEncoded: false)
    await #expect(throws: RecordingError(file: path, .unwritable)) {
      try await HTTP { _ in .init("[]") }.recording(to: folder).send(request)
    }
  }

  @Test func `a recording that can't be read is an error`() async throws {
    let path = folder.appending(path: file).path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    await #expect(throws: RecordingError(file: path, .unreadable)) {
      try await HTTP.replaying(folder).send(request)
    }
  }

  @Test func `a message that is none is an error`() async throws {
    let url = folder.appending(path: file + ".http")
    try write("not found", to: url)
    await #expect(throws: RecordingError(file: url.path(percentEncoded: false), .notAnAnswer)) {
      try await HTTP.replaying(folder).send(request)
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
