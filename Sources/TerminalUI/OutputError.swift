/// Why nothing more can be written to a stream.
package enum OutputError: Error, Hashable {
  /// The reader of a pipe has left, which is no mistake of anyone's.
  case closedPipe
  /// The disk is full, or the stream is closed.
  case unwritable
}
