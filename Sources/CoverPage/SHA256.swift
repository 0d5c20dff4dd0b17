/// The digest by which a page tells the browser which style sheet is its own (FIPS 180-4).
///
/// The toolchain has no cryptography on Linux.
enum SHA256 {
  private static let constants = fractions(of: 64) { $0.cubeRoot }
  private static let start = fractions(of: 8) { $0.squareRoot() }

  static func digest(of message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    var padded = message + [0x80] + [UInt8](repeating: 0, count: zeros)
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var state = start
    for block in stride(from: 0, to: padded.count, by: 64) {
      state = mixed(state, with: padded[block..<block + 64])
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func mixed(_ state: [UInt32], with block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let first = turned(old, 7) ^ turned(old, 18) ^ old >> 3
      let second = turned(recent, 17) ^ turned(recent, 19) ^ recent >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ high &+ choice &+ constants[index] &+ words[index]
      let low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let second = low &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    return zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the first primes' roots, which is how they are defined.
  private static func fractions(of count: Int, root: (Double) -> Double) -> [UInt32] {
    let primes = (2...).lazy.filter { number in
      !(2..<number).contains { number.isMultiple(of: $0) }
    }
    return primes.prefix(count).map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }
}

extension Double {
  /// By Newton's steps, which end at the nearest double.
  fileprivate var cubeRoot: Double {
    var root = self / 2
    for _ in 0..<60 { root -= (root * root * root - self) / (3 * root * root) }
    return root
  }
}
