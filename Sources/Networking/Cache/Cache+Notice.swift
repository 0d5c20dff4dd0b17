extension Cache {
  /// What a person should be told beside the answer.
  package enum Notice: Hashable, Sendable {
    /// An answer past its time was given, this many seconds old; with why the server could not be
    /// asked, or `nil` where it was not to be.
    case older(HTTP.Request, age: Int, because: HTTPError?)
    /// Answers can't be kept; said once.
    case unwritable(DiskError)
  }
}
