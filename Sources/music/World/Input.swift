/// Standard input, line by line.
struct Input: Sendable {
  let isTerminal: Bool

  /// The next line without its end, or `nil` where there is no more.
  let readLine: @Sendable () -> String?

  /// All lines that say something, each with its number in the input; read only as they are asked
  /// for, and once.
  var lines: Lines { Lines(readLine: readLine) }

  struct Lines: Sequence, IteratorProtocol {
    let readLine: @Sendable () -> String?
    private var number = 0

    init(readLine: @escaping @Sendable () -> String?) {
      self.readLine = readLine
    }

    mutating func next() -> (number: Int, text: String)? {
      while let line = readLine() {
        number += 1
        if !line.allSatisfy(\.isWhitespace) { return (number, line) }
      }
      return nil
    }

    /// The next lines, at most `count`; empty where there are no more.
    mutating func block(of count: Int) -> [(number: Int, text: String)] {
      var block: [(number: Int, text: String)] = []
      while block.count < count, let line = next() { block.append(line) }
      return block
    }
  }
}
