/// Something to read about with `help` that is not a command; its text is the tool's.
package struct Topic: Hashable, Sendable {
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}
