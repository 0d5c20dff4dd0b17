import Foundation

/// Texts that the tool has to say to the letter, one file each under `Fixtures/Golden`.
package enum Golden {
  /// What is other than in the file, or `nil`.
  ///
  /// With `RECORD=1` in the environment the file is written anew, and that is a difference too: a
  /// recording can't pass for a check.
  package static func difference(of text: String, from name: String) throws -> String? {
    let file = Repository.folder.appending(path: "Fixtures/Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return "\(name) is recorded anew"
    }
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard golden != text else { return nil }
    return "expected in \(name):\n\(golden)\ngot:\n\(text)"
  }
}
