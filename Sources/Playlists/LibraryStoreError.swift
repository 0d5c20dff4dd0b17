/// Why the system does not let a library be read or kept.
package struct LibraryStoreError: Error, Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case read
    case lock
    case write
  }

  package let step: Step
  /// The file that it happened to: the library, its lock, or the new one beside it.
  package let path: String
  /// The `errno` of the system, such as `ENOENT` where no file is.
  package let code: Int32

  package init(_ step: Step, path: String, code: Int32) {
    self.step = step
    self.path = path
    self.code = code
  }
}
