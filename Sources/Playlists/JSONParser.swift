/// Reads strict JSON into places of bytes.
///
/// Foundation's parsers lose the order of keys, and the place they name for a mistake is in words
/// that differ by platform and release; a person who edits a file by hand needs line and column.
struct JSONParser {
  /// No library nests more than a handful; deeper ones would use up the stack.
  static let depthLimit = 64

  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the one value that the bytes hold, whatever it is.
  static func parse(_ bytes: [UInt8]) throws(LibraryError) -> JSONNode {
    var parser = JSONParser(bytes)
    do throws(JSONFault) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
      let node = try parser.value(depth: 0)
      parser.skipBlanks()
      guard parser.next == nil else { throw JSONFault.textAfterTheEnd }
      return node
    } catch {
      let place = parser.lineAndColumn
      throw .notJSON(error, line: place.line, column: place.column)
    }
  }

  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The fault of what stands here, or of nothing standing here.
  var unexpected: JSONFault {
    guard next != nil else { return .unexpectedEnd }
    var decoder = UTF8()
    var rest = bytes[position...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return .notUTF8 }
    return .unexpected(scalar)
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
    skipBlanks()
    let start = position
    let kind: JSONNode.Kind
    switch next.map({ Character(Unicode.Scalar($0)) }) {
    case "{"?: kind = .object(try members(depth: depth))
    case "["?: kind = .array(try elements(depth: depth))
    case "\""?:
      try skipString()
      kind = .string
    case let mark? where mark == "-" || ("0"..."9").contains(mark):
      try skipNumber()
      kind = .number
    default:
      try skipWord()
      kind = .word
    }
    return JSONNode(range: start..<position, kind: kind)
  }

  private mutating func elements(depth: Int) throws(JSONFault) -> [JSONNode] {
    guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
    position += 1
    skipBlanks()
    var elements: [JSONNode] = []
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw unexpected }
    }
  }

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONNode.Member] {
    guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
    position += 1
    skipBlanks()
    var members: [JSONNode.Member] = []
    if take("}") { return members }
    while true {
      skipBlanks()
      let key = position
      guard next == UInt8(ascii: "\"") else { throw unexpected }
      try skipString()
      let keyEnd = position
      skipBlanks()
      guard take(":") else { throw unexpected }
      members.append(JSONNode.Member(key: key..<keyEnd, value: try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw unexpected }
    }
  }
}
