/// Strings, numbers and words, and where in the text the parser stands.
extension JSONParser {
  mutating func skipString() throws(JSONFault) {
    let start = position
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw .controlCharacter }
      if byte == UInt8(ascii: "\\") {
        try skipEscape()
      } else {
        position += 1
      }
    }
    guard take("\"") else { throw .unexpectedEnd }
    if let bad = firstNotUTF8(in: start..<position) {
      position = bad
      throw .notUTF8
    }
  }

  private mutating func skipEscape() throws(JSONFault) {
    let start = position
    position += 1
    guard let mark = next else { throw .unexpectedEnd }
    position += 1
    if mark == UInt8(ascii: "u") {
      for _ in 0..<4 {
        guard let digit = next else { throw .unexpectedEnd }
        guard Character(Unicode.Scalar(digit)).isHexDigit else {
          position = start
          throw .badEscape
        }
        position += 1
      }
    } else if !"\"\\/bfnrt".utf8.contains(mark) {
      position = start
      throw .badEscape
    }
  }

  private func firstNotUTF8(in range: Range<Int>) -> Int? {
    let text = bytes[range]
    guard text.contains(where: { $0 >= 0x80 }) else { return nil }
    if String(validating: text, as: UTF8.self) != nil { return nil }
    var position = range.lowerBound
    var decoder = UTF8()
    var rest = text.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      position += String(scalar).utf8.count
    }
    return position
  }

  mutating func skipNumber() throws(JSONFault) {
    _ = take("-")
    if !take("0") { try skipDigits() }
    if take(".") { try skipDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(JSONFault) {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw unexpected }
  }

  mutating func skipWord() throws(JSONFault) {
    for word in ["null", "true", "false"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw unexpected
  }

  /// Where the parser stands, both from 1; a column is a Unicode scalar.
  var lineAndColumn: (line: Int, column: Int) {
    var line = 1
    var column = 1
    for index in 0..<position {
      switch bytes[index] {
      case 0x0A, 0x0D:
        // CR LF ends one line, at its LF.
        if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
        line += 1
        column = 1
      case 0x80..<0xC0: break
      default: column += 1
      }
    }
    return (line, column)
  }
}
