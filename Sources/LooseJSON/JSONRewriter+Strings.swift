/// Strings of JavaScript, written as strings of JSON.
extension JSONRewriter {
  /// Copies the string that begins here, in these quotes.
  mutating func copyString(in quote: Unicode.Scalar) throws(Malformed) {
    try scanner.expect(quote)
    write("\"")
    while !scanner.take(quote) {
      copyPlainRun(in: UInt8(ascii: quote))
      guard let byte = scanner.next else { throw scanner.malformed }
      if scanner.isNext(quote) { continue }
      if scanner.isNext("\\") {
        try copyEscape()
      } else {
        // A raw control character, or a double quote inside single quotes.
        scanner.position += 1
        writeText(Unicode.Scalar(byte))
      }
    }
    write("\"")
  }

  /// Copies, at once, the bytes that mean the same in JSON.
  private mutating func copyPlainRun(in quote: UInt8) {
    let bytes = scanner.bytes
    let start = scanner.position
    var end = start
    var all: UInt8 = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x20 || byte == quote || byte == 0x5C || byte == 0x22 { break }
      all |= byte
      end += 1
    }
    scanner.position = end
    let run = bytes[start..<end]
    if all < 0x80 {
      output += run
    } else {
      // Repairs what is not UTF-8; no character spans two runs, as runs end at ASCII.
      output += String(decoding: run, as: UTF8.self).utf8
    }
  }

  /// Copies what a backslash and the characters after it stand for.
  private mutating func copyEscape() throws(Malformed) {
    let start = scanner.position
    scanner.position += 1
    guard let byte = scanner.next else { throw scanner.malformed }
    scanner.position += 1
    switch byte {
    case "n": writeText("\n")
    case "r": writeText("\r")
    case "t": writeText("\t")
    case "b": writeText("\u{8}")
    case "f": writeText("\u{C}")
    case "v": writeText("\u{B}")
    case "0": writeText("\0")
    case "x": writeText(Unicode.Scalar(UInt8(try takeHex(digits: 2, escape: start))))
    case "u": writeText(try takeUnicode(escape: start))
    // An escaped end of line is none: CR LF, and U+2028 or U+2029, count as one.
    case "\n": break
    case "\r": _ = scanner.take("\n")
    case 0xE2 where isLineSeparator(at: start + 1): scanner.position += 2
    // An unknown escape is its character; outside ASCII the next run copies it.
    case 0x80...: scanner.position = start + 1
    default: writeText(Unicode.Scalar(byte))
    }
  }

  private func isLineSeparator(at offset: Int) -> Bool {
    let character = scanner.bytes[offset...].prefix(3)
    return character.elementsEqual([0xE2, 0x80, 0xA8])
      || character.elementsEqual([0xE2, 0x80, 0xA9])
  }

  /// Reads what follows `\u`: four digits, a pair of surrogates, or any number of digits in braces.
  private mutating func takeUnicode(escape start: Int) throws(Malformed) -> Unicode.Scalar {
    if scanner.take("{") {
      var value: UInt32 = 0
      repeat {
        value = value << 4 | (try takeHex(digits: 1, escape: start))
        guard value <= 0x10FFFF else { throw Malformed(offset: start) }
      } while !scanner.take("}")
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    let first = try takeHex(digits: 4, escape: start)
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let end = scanner.position
    if scanner.take("\\"), scanner.take("u"), !scanner.isNext("{") {
      let second = try takeHex(digits: 4, escape: end)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    // A high half alone: what follows is a character of its own.
    scanner.position = end
    return "\u{FFFD}"
  }

  private mutating func takeHex(digits: Int, escape start: Int) throws(Malformed) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = scanner.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw Malformed(offset: start) }
      value = value << 4 | UInt32(digit)
      scanner.position += 1
    }
    return value
  }

  /// Writes a character of a string so that JSON may hold it.
  private mutating func writeText(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      write("\\")
      write(scalar)
    case "\n":
      output += "\\n".utf8
    case "\u{0}"..<"\u{20}":
      let hex = String(scalar.value, radix: 16)
      output += "\\u\(String(repeating: "0", count: 4 - hex.utf8.count))\(hex)".utf8
    default:
      output += String(scalar).utf8
    }
  }
}
