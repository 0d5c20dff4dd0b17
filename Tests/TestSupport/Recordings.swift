package import Foundation

/// Real recorded answers, which stand beside the checkout where there are any and are no part of it.
package enum Recordings {
  private static let folder = Repository.folder.deletingLastPathComponent()
    .appending(path: "shared/data")

  package static var areThere: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  /// The files of a folder whose names begin with one of `prefixes`, in order.
  package static func files(in name: String, beginning prefixes: [String]) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return (files ?? [])
      .filter { file in prefixes.contains { file.lastPathComponent.hasPrefix($0) } }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
