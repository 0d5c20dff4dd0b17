/// A folder that can't be read or written.
package struct DiskError: Error, Hashable {
  package let path: String

  /// The system's `errno`, such as `ENOSPC` or `EROFS`.
  package let code: Int32
}
