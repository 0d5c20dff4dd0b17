/// Standard input, line by line.
struct Input: Sendable {
  let isTerminal: Bool

  /// The next line without its end, or `nil` where there is no more.
  let readLine: @Sendable () -> String?

  /// All lines that say something, each with its number in the input.
  var lines: [(number: Int, text: String)] {
    var lines: [(Int, String)] = []
    var number = 0
    while let line = readLine() {
      number += 1
      if !line.allSatisfy(\.isWhitespace) { lines.append((number, line)) }
    }
    return lines
  }
}
