/// Why a file of recorded answers can't be used: facts only, the words are the tool's.
package struct RecordingError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case unreadable
    case unwritable
    /// The disk is full.
    case noSpace
    /// It does not begin as an HTTP message: `HTTP/1.1 404`.
    case notAnAnswer
  }

  /// The whole path.
  package let file: String
  package let reason: Reason

  package init(file: String, _ reason: Reason) {
    self.file = file
    self.reason = reason
  }
}
