package import Foundation

/// The checkout that the tests are built from.
package enum Repository {
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What servers said: the same files that `--replay Fixtures/Responses` reads.
  package static var responses: URL { folder.appending(path: "Fixtures/Responses") }

  package static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
