/// A window that is drawn anew as time goes by, and the keys that are pressed meanwhile.
package struct Stage: Sendable {
  /// Since the stage was opened; never jumps when somebody sets the clock.
  package let elapsed: @Sendable () -> Duration

  /// Waits until then, or until a key is pressed, and `nil` says that none was.
  ///
  /// Throws `CancellationError`.
  package let key: @Sendable (_ until: Duration) async throws -> Key?

  /// Gives the terminal back as it was; a second time does nothing.
  package let close: @Sendable () -> Void

  package init(
    elapsed: @escaping @Sendable () -> Duration,
    key: @escaping @Sendable (_ until: Duration) async throws -> Key?,
    close: @escaping @Sendable () -> Void
  ) {
    self.elapsed = elapsed
    self.key = key
    self.close = close
  }

  /// What a terminal is sent to show a picture over what is there, and to take it away again: the
  /// second screen, and no cursor (xterm's 1049, DEC's 25).
  package static let curtainUp = "\u{1B}[?1049h\u{1B}[?25l"
  package static let curtainDown = "\u{1B}[?25h\u{1B}[?1049l"
}
