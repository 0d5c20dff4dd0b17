import Foundation

extension Lyrics {
  /// Takes the words line by line; blank lines between verses stay, those around them go.
  init(text: String) {
    self.init(
      trimming: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { Line($0.trimmingCharacters(in: .whitespaces)) })
  }

  /// Leaves out the blank lines before the first words and after the last.
  init(trimming lines: [Line]) {
    var words = lines.drop(while: \.text.isEmpty)
    while words.last?.text.isEmpty == true { words.removeLast() }
    self.init(lines: Array(words))
  }
}
