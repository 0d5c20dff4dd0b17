/// What a command, or the whole tool, says of itself: a value that the tool lays out.
package struct Help: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// As it is typed: `-n, --limit N`.
    package let label: String
    package let text: String
    package var values: [String] = []
    package var range: ClosedRange<Int>?
    /// The default.
    package var initial: String?
  }

  package struct Section: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
      case operands, options, globalOptions, commands, topics
    }

    package let subject: Subject
    package let rows: [Row]

    /// `nil` where there is nothing to list.
    init?(_ subject: Subject, _ rows: [Row]) {
      if rows.isEmpty { return nil }
      self.subject = subject
      self.rows = rows
    }
  }

  /// As typed: `music search`.
  package let name: String
  package let summary: String
  /// The pieces of the usage line, between which it may be wrapped; the first is the name.
  package let usage: [String]
  /// Paragraphs.
  package let details: [String]
  /// None of them is empty.
  package let sections: [Section]
  package let examples: [Example]
}

extension Help.Row {
  init<Owner>(_ argument: Argument<Owner>, of owner: Owner) {
    let declaration = argument.declaration
    self.init(
      label: declaration.label, text: declaration.summary, values: declaration.values,
      range: declaration.range, initial: argument.initial(owner))
  }
}
