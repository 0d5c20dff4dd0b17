/// A line to type, and what comes of it.
package struct Example: Hashable, Sendable {
  package let line: String
  package let summary: String

  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}
