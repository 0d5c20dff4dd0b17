import Foundation

/// Numbers as a person types several: `3`, `1,3-5`, with blanks where they like.
package struct NumberList: Hashable, Sendable {
  /// As they were typed; none begins below 0.
  let ranges: [ClosedRange<Int>]

  /// `nil` for what is no list of numbers.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.components(separatedBy: ",") {
      let ends = part.components(separatedBy: "-").map { end in
        let end = end.trimmingCharacters(in: .whitespaces)
        return end.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(end) : nil
      }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  /// The first number that is not from 1 to `count`.
  package func stray(from count: Int) -> Int? {
    ranges.lazy.flatMap { [$0.lowerBound, $0.upperBound] }.first {
      !(1...max(1, count)).contains($0)
    }
      ?? (count == 0 ? ranges.first?.lowerBound : nil)
  }

  /// Each once, in the order they were typed; ask for strays first.
  package func numbers(upTo count: Int) -> [Int] {
    var seen: Set<Int> = []
    return ranges.flatMap { Array($0.clamped(to: 0...max(0, count))) }
      .filter { $0 > 0 && seen.insert($0).inserted }
  }
}
