extension Lyrics {
  /// A part of a line, mostly a word and the blank behind it.
  package struct Word: Hashable, Sendable {
    /// When it is sung, from the start of its line, never less than 0: so a line that is sung again
    /// has the same words.
    package var milliseconds: Int

    /// Empty where the time is only the end of the word before.
    package var text: String

    package init(_ text: String, after milliseconds: Int) {
      self.text = text
      self.milliseconds = milliseconds
    }
  }
}
