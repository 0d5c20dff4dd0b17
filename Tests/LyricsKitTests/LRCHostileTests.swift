import Foundation
import Testing

@testable import LyricsKit

struct LRCHostileTests {
  @Test(arguments: 0..<20)
  func `No bytes make the reader fail`(seed: UInt64) {
    var random = Lottery(seed: seed &+ 1000)
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
      #expect(times == times.sorted())
      #expect(times.allSatisfy { $0 >= 0 })
      #expect(lrc.lines.allSatisfy { !$0.text.unicodeScalars.contains("\n") })
    }
  }

  /// Eight times the text takes eight times as long; a reader that goes back over it takes 64 times.
  @Test(arguments: [
    "[", "[[", "<", "]", "[00:01.00]", "<00:01.00>", "[00:01.00]<00:01.00>", "[00:01.00]la\n", "\n",
    "[00:01.00", "[a:", " ", "#", "\u{301}", "[00:01.00]la <", "\u{FEFF}", "&", "\u{0}", "la ",
  ])
  func `A hostile text takes time in proportion to its length`(piece: String) {
    let short = fastest(of: piece, count: 1000)
    let long = fastest(of: piece, count: 8000)
    #expect(long < short * 24 + .milliseconds(20))
  }

  private func fastest(of piece: String, count: Int) -> Duration {
    let text = "[00:01.00]" + String(repeating: piece, count: count)
    return (0..<3).map { _ in
      ContinuousClock().measure { _ = LRC(reading: LRC(reading: text).text).lyrics }
    }.min() ?? .zero
  }
}
