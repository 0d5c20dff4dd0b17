import Foundation
import Testing
import TestSupport

@testable import LyricsKit

struct LRCHostileTests {
  @Test(arguments: 0..<20)
  func `No bytes make the reader fail`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<1000 {
      var bytes = (0..<4).flatMap { _ in
        Array((LRCPieces.all.randomElement(using: &random) ?? "").utf8)
      }
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...min(3, bytes.count), using: &random))
      let lrc = LRC(decoding: Data(bytes))
      let times = lrc.timedLines.compactMap(\.milliseconds)
      let isInOrder = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      let isWithoutBreaks = lrc.lines.allSatisfy { !$0.text.utf8.contains(10) }
      // The macro for expectations takes longer than the reading.
      if !isInOrder || !isWithoutBreaks || times.contains(where: { $0 < 0 }) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  /// Eight times the text is eight times the work; for a reader that goes back over it, 64 times.
  @Test(arguments: [
    "[", "[[", "<", "]", "[00:01.00]", "<00:01.00>", "[00:01.00]<00:01.00>", "[00:01.00]la\n", "\n",
    "[00:01.00", "[a:", " ", "#", "\u{301}", "[00:01.00]la <", "\u{FEFF}", "&", "\u{0}", "la ",
    "<00:01.00>a ",
  ])
  func `A hostile text takes time in proportion to its length`(piece: String) {
    let texts = [500, 4000].map { "[00:01.00]" + String(repeating: piece, count: $0) }
    let work = texts.map { text in
      (0..<3).map { _ in
        Work.nanoseconds { _ = LRC(reading: LRC(reading: text).text).lyrics }
      }.min() ?? 0
    }
    #expect(work[1] < work[0] * 24 + 20_000_000)
  }
}
