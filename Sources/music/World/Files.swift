import Foundation

/// The disk, as far as a person asks for it: what is there, and how a file gets there.
struct Files: Sendable {
  enum Kind: Sendable {
    case nothing
    case file
    case folder
    /// Wherever it leads.
    case link
    case other
  }

  /// What stands under a path itself.
  let kind: @Sendable (_ path: String) -> Kind

  /// Whether a path leads to a folder, through links too.
  let isFolder: @Sendable (_ path: String) -> Bool

  /// Makes a folder and those above it, where they are not there yet; throws a `FileError`.
  let makeFolder: @Sendable (_ path: String) throws -> Void

  /// Puts a whole file there or nothing at all, never through a link, and over another file only
  /// where `replacing`; throws a `FileError`.
  let write: @Sendable (_ data: Data, _ path: String, _ replacing: Bool) throws -> Void

  /// The paths below a folder of files up to 1 MiB, without hidden ones and without links; throws a
  /// `FileError`.
  let names: @Sendable (_ folder: String) throws -> [String]

  /// Throws a `FileError`.
  let read: @Sendable (_ path: String) throws -> Data
}
