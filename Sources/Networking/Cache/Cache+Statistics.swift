package import Foundation

extension Cache {
  /// What a person wants to know of the cache.
  package struct Statistics: Hashable, Sendable {
    package let folder: String
    package let entries: Int
    package let bytes: Int

    /// When the oldest answer came.
    package let oldest: Date?
  }

  /// All zero where the folder does not exist.
  package func statistics() throws(DiskError) -> Statistics {
    let files = try folder.files().filter { !$0.isUnfinished }
    let dates = files.compactMap { file in
      folder.beginning(of: file.name, bytes: CacheEntry.bytesUntilStored)
        .flatMap(CacheEntry.stored(inBeginning:))
    }
    return Statistics(
      folder: folder.path, entries: files.count, bytes: files.reduce(0) { $0 + $1.bytes },
      oldest: dates.min())
  }

  /// Removes our own files and nothing else; gives back how many answers there were.
  @discardableResult
  package func clear() throws(DiskError) -> Int {
    let files = try folder.files()
    for file in files { try folder.remove(file.name) }
    return files.count { !$0.isUnfinished }
  }
}
