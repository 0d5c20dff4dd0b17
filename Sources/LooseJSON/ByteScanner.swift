/// Steps through bytes, and knows what JavaScript lets stand between its tokens.
struct ByteScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The error for what stands here, or for nothing standing here.
  var malformed: Malformed {
    Malformed(offset: position)
  }

  func isNext(_ mark: Unicode.Scalar) -> Bool {
    next == UInt8(ascii: mark)
  }

  /// Steps over the mark where it is next.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard isNext(mark) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(Malformed) {
    guard take(mark) else { throw malformed }
  }

  /// Steps over the longest JavaScript name that begins here; empty where none does.
  mutating func takeName() -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, byte.isPartOfName, position > start || !byte.isDigit {
      position += 1
    }
    return bytes[start..<position]
  }

  mutating func takeWord(_ word: String) -> Bool {
    let start = position
    guard takeName().elementsEqual(word.utf8) else {
      position = start
      return false
    }
    return true
  }

  /// Steps over the digits, and tells whether there are any.
  mutating func takeDigits() -> Bool {
    let start = position
    while let byte = next, byte.isDigit { position += 1 }
    return position > start
  }

  /// Steps over white space, byte order marks and comments; a comment without an end is malformed.
  mutating func skipBlanks() throws(Malformed) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09...0x0D: position += 1
      case 0xEF where follows(0xBB, 0xBF): position += 3
      case "/" where follows("/"): skipLine()
      case "/" where follows("*"): try skipComment()
      default: return
      }
    }
  }

  private func follows(_ first: UInt8, _ second: UInt8? = nil) -> Bool {
    guard position + 1 < bytes.count, bytes[position + 1] == first else { return false }
    guard let second else { return true }
    return position + 2 < bytes.count && bytes[position + 2] == second
  }

  private func follows(_ mark: Unicode.Scalar) -> Bool {
    follows(UInt8(ascii: mark))
  }

  private mutating func skipLine() {
    while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
  }

  private mutating func skipComment() throws(Malformed) {
    let start = position
    position += 2
    while next != nil {
      if isNext("*"), follows("/") {
        position += 2
        return
      }
      position += 1
    }
    throw Malformed(offset: start)
  }
}
