import Foundation

/// 64 MiB of zeros in 426 kB.
///
/// A match of 258 zeros takes 13 bits in deflate's fixed code, so eight take 13 bytes that repeat.
enum GzipBomb {
  private static let turns = 32_768

  static var data: Data {
    // The head of a gzip, then a stored block with the first zero, to be repeated from there.
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0xFE, 0xFF, 0]
    let turn: [UInt8] = [24, 5, 163, 96, 20, 140, 130, 81, 48, 10, 70, 193, 40]
    bytes += turn
    // The three bits before the first match: the last block, in the fixed code.
    bytes[bytes.count - turn.count] |= 3
    for _ in 1..<turns { bytes += turn }
    bytes += [0, 0]
    // CRC-32 and size of what comes out.
    bytes += [0x26, 0xD0, 0x55, 0x34, 0x01, 0x00, 0x08, 0x04]
    return Data(bytes)
  }
}
