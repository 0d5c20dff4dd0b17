extension Lyrics {
  package struct Line: Hashable, Sendable {
    /// When the line is sung, from the start of the track, where the source knows.
    package var milliseconds: Int?

    package var text: String

    /// The end of `text` in parts with a time each; empty where the source times whole lines.
    package var words: [Word]

    package init(_ text: String, at milliseconds: Int? = nil, words: [Word] = []) {
      self.milliseconds = milliseconds
      self.text = text
      self.words = words
    }

    package var seconds: Double? {
      milliseconds.map { Double($0) / 1000 }
    }
  }
}
