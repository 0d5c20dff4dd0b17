/// The words of a song, line by line.
package struct Lyrics: Hashable, Sendable {
  package var lines: [Line]

  package init(lines: [Line]) {
    self.lines = lines
  }
}
