/// One of the two streams that the tool writes.
package struct OutputStream: Sendable {
  /// Throws an `OutputError`.
  package let write: @Sendable (String) throws -> Void
  package let isTerminal: Bool
  package private(set) var hasColor: Bool

  package init(
    isTerminal: Bool, hasColor: Bool = false, write: @escaping @Sendable (String) throws -> Void
  ) {
    self.write = write
    self.isTerminal = isTerminal
    self.hasColor = hasColor
  }

  package func colored(_ choice: ColorChoice, environment: [String: String]) -> OutputStream {
    var stream = self
    stream.hasColor = choice.hasColor(isTerminal: isTerminal, environment: environment)
    return stream
  }

  package func show(_ text: Text) throws {
    try write(text.rendered(inColor: hasColor))
  }
}
