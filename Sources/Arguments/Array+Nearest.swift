extension [String] {
  /// The few that are most like the word, where any is like it; case makes no difference.
  package func nearest(to word: String) -> [String] {
    // Nobody mistypes a word this long, and comparing takes its length squared.
    guard word.utf8.count <= 64 else { return [] }
    let word = Array<Character>(word.lowercased())
    var found: [String] = []
    var shortest = Int.max
    for candidate in self where !found.contains(candidate) {
      let letters = Array<Character>(candidate.lowercased())
      let isBegun = word.count > 1 && letters.count > word.count && letters.starts(with: word)
      let distance = isBegun ? 1 : letters.edits(to: word)
      guard distance <= Swift.min(3, Swift.max(letters.count, word.count) / 3) else { continue }
      if distance < shortest {
        found = []
        shortest = distance
      }
      if distance == shortest { found.append(candidate) }
    }
    return Array(found.prefix(3))
  }
}

extension [Character] {
  /// How many letters are to be added, left out, changed, or swapped with the next.
  fileprivate func edits(to other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array<Int>(0...other.count)
    for (row, letter) in enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var least = Swift.min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], self[row - 1] == otherLetter {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
