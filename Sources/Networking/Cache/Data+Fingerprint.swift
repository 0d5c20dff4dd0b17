import Foundation

extension Data {
  /// A number that another content has only by rare chance, and never when a single byte differs; the
  /// same in each process, but no protection against a forger.
  var fingerprint: UInt64 {
    withUnsafeBytes { bytes in
      var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      func mix(_ word: UInt64) {
        let mixed = hash ^ word
        hash = (mixed << 29 | mixed >> 35) &* 0x9E37_79B9_7F4A_7C15
      }
      let end = bytes.count & ~7
      for offset in stride(from: 0, to: end, by: 8) {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in bytes[end...] { mix(UInt64(byte)) }
      return hash ^ hash >> 32
    }
  }
}
