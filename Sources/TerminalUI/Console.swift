/// A person at a terminal: sees text, and answers with lines.
package struct Console: Sendable {
  package var stream: OutputStream
  package let size: @Sendable () -> Terminal.Size

  /// The next line without its end, or `nil` where there is no more.
  package let readLine: @Sendable () -> String?

  package init(
    stream: OutputStream, size: @escaping @Sendable () -> Terminal.Size,
    readLine: @escaping @Sendable () -> String?
  ) {
    self.stream = stream
    self.size = size
    self.readLine = readLine
  }

  package func show(_ text: Text) throws {
    try stream.show(text)
  }

  /// Puts a question at the start of a line, and waits for the answer on the same line.
  package func ask(_ question: String) throws -> String? {
    try stream.write(Line(question, .strong).rendered(for: stream))
    guard let answer = readLine() else {
      // End of input leaves the cursor behind the question.
      try stream.write("\n")
      return nil
    }
    return answer
  }
}
