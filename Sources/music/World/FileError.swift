/// Why a file can't be read or written.
struct FileError: Error, Hashable {
  enum Reason: Hashable, Sendable {
    /// Something stands there already.
    case exists
    /// A link stands there, and what it leads to is not ours to change.
    case link
    /// A folder stands there, or what is neither.
    case noFile
    /// The folder to write into is not there.
    case noFolder
    case unreadable
    case unwritable
    case noSpace
  }

  let path: String
  let reason: Reason
}
