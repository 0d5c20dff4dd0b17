package import Foundation

/// The files of a folder that may hold words, as the tool reads them.
///
/// Whoever makes one must not follow links that lead out of the folder, and should cap the size of a
/// file.
package struct LyricsFolder: Sendable {
  /// Gives the paths inside the folder, below it too; throws where it can't be read.
  package let names: @Sendable () async throws -> [String]

  /// Reads one of `names`.
  package let read: @Sendable (String) async throws -> Data

  package init(
    names: @escaping @Sendable () async throws -> [String],
    read: @escaping @Sendable (String) async throws -> Data
  ) {
    self.names = names
    self.read = read
  }
}
