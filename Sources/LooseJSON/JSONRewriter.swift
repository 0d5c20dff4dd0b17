/// Reads JavaScript values and writes them as strict JSON.
struct JSONRewriter {
  /// Deeper answers are hostile: no catalog nests more than a handful.
  private static let depthLimit = 64

  var scanner: ByteScanner

  /// The JSON written so far.
  var output: [UInt8] = []

  init(_ bytes: [UInt8]) {
    scanner = ByteScanner(bytes)
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  mutating func write(_ mark: Unicode.Scalar) {
    output.append(UInt8(ascii: mark))
  }

  /// Copies the value that begins here, with all that is in it.
  ///
  /// The brackets that are open are a list and not calls of this function, so no answer can use up
  /// the stack.
  mutating func copyValue() throws(Malformed) {
    var closers: [Unicode.Scalar] = []
    repeat {
      if closers.last == "}" { try copyKey() }
      let opens = scanner.isNext("{") || scanner.isNext("[")
      if opens {
        guard closers.count < Self.depthLimit else { throw scanner.malformed }
        closers.append(scanner.isNext("{") ? "}" : "]")
        copyByte()
      } else {
        try copyScalar()
      }
      try copyClosers(&closers, isEmpty: opens)
    } while !closers.isEmpty
  }

  /// Copies a string, a number, `true`, `false` or `null`.
  mutating func copyScalar() throws(Malformed) {
    switch scanner.next {
    case "\""?: try copyString(in: "\"")
    case "'"?: try copyString(in: "'")
    case let byte? where byte.isDigit || scanner.isNext("-"): try copyNumber()
    default:
      let start = scanner.position
      guard scanner.takeWord("true") || scanner.takeWord("false") || scanner.takeWord("null") else {
        throw scanner.malformed
      }
      output += scanner.bytes[start..<scanner.position]
    }
  }

  /// Copies the brackets that close here; stops before the next element, its comma written.
  private mutating func copyClosers(
    _ closers: inout [Unicode.Scalar], isEmpty: Bool
  ) throws(Malformed) {
    var isEmpty = isEmpty
    while let closer = closers.last {
      try scanner.skipBlanks()
      let comma = !isEmpty && scanner.take(",")
      if comma { try scanner.skipBlanks() }
      guard scanner.isNext(closer) else {
        guard isEmpty || comma else { throw scanner.malformed }
        if comma { write(",") }
        return
      }
      copyByte()
      closers.removeLast()
      isEmpty = false
    }
  }

  private mutating func copyKey() throws(Malformed) {
    if scanner.isNext("\"") || scanner.isNext("'") {
      try copyScalar()
    } else {
      try copyName()
    }
    try scanner.skipBlanks()
    try scanner.expect(":")
    write(":")
    try scanner.skipBlanks()
  }

  /// Copies a name as a string.
  mutating func copyName() throws(Malformed) {
    let name = scanner.takeName()
    guard !name.isEmpty else { throw scanner.malformed }
    write("\"")
    output += String(decoding: name, as: UTF8.self).utf8
    write("\"")
  }

  private mutating func copyNumber() throws(Malformed) {
    let start = scanner.position
    _ = scanner.take("-")
    if !scanner.take("0") { try expectDigits() }
    if scanner.take(".") { try expectDigits() }
    if scanner.take("e") || scanner.take("E") {
      _ = scanner.take("+") || scanner.take("-")
      try expectDigits()
    }
    output += scanner.bytes[start..<scanner.position]
  }

  private mutating func expectDigits() throws(Malformed) {
    guard scanner.takeDigits() else { throw scanner.malformed }
  }

  private mutating func copyByte() {
    output.append(scanner.bytes[scanner.position])
    scanner.position += 1
  }
}
