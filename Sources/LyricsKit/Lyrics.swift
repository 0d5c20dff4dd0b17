/// The words of a song, line by line.
package struct Lyrics: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// When the line is sung, from the start of the track, where the source knows.
    package var seconds: Double?
    package var text: String

    package init(_ text: String, at seconds: Double? = nil) {
      self.seconds = seconds
      self.text = text
    }
  }

  package var lines: [Line]

  package init(lines: [Line]) {
    self.lines = lines
  }
}
