/// What networks, disks and attackers do to an answer.
package enum Damage {
  /// One to three of: a bit flipped, the end cut off, a part lost, a part doubled, a thousand brackets
  /// opened.
  package static func done(
    to bytes: [UInt8], using random: inout SeededGenerator
  ) -> [UInt8] {
    (0..<Int.random(in: 1...3, using: &random)).reduce(bytes) { bytes, _ in
      once(bytes, using: &random)
    }
  }

  private static func once(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let other = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<40: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 40..<60: bytes.removeSubrange(place...)
    case 60..<80: bytes.removeSubrange(min(place, other)..<max(place, other))
    case 80..<98: bytes.insert(contentsOf: bytes[min(place, other)...].prefix(20), at: place)
    default:
      let bracket = UInt8(ascii: place.isMultiple(of: 2) ? "[" : "{")
      bytes.insert(contentsOf: Array(repeating: bracket, count: 1000), at: place)
    }
    return bytes
  }
}
