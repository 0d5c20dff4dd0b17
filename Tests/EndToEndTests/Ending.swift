import Foundation

/// What a process left behind.
struct Ending: Sendable {
  /// `nil` when a signal ended it.
  let code: Int32?

  /// The signal that ended it.
  let signal: Int32?
  let output: Data
  let errors: String

  /// From its start to its end, as a clock on the wall shows it.
  let time: Duration

  /// The most memory that it held at once, in bytes; 0 where it was gone before anyone could look.
  let peakMemory: Int

  var text: String { String(decoding: output, as: UTF8.self) }
}
