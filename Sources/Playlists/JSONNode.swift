/// A value of a JSON document, as the place of its bytes: the document itself stays as it was typed.
struct JSONNode: Sendable {
  enum Kind: Sendable {
    /// `null`, `true` or `false`.
    case word
    case number
    case string
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Sendable {
    let key: Range<Int>
    let value: JSONNode
  }

  let range: Range<Int>
  let kind: Kind

  /// The elements of a list; `nil` for what is no list.
  var elements: [JSONNode]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// The value of a key; the last one, as in JavaScript, where a key is there twice.
  func value(of key: String, in bytes: [UInt8]) -> JSONNode? {
    members?.last { JSONString.isLiteral(bytes[$0.key], of: key) }?.value
  }

  /// A string's own text, or a number as it is written; `nil` for all else.
  func text(in bytes: [UInt8]) -> String? {
    switch kind {
    case .string: JSONString.decoded(bytes[range])
    case .number: String(decoding: bytes[range], as: UTF8.self)
    default: nil
    }
  }

  /// A whole number, written as `12`, `12.0` or `"12"`.
  func integer(in bytes: [UInt8]) -> Int? {
    guard let text = text(in: bytes), text.utf8.count <= 32 else { return nil }
    if let integer = Int(text) { return integer }
    let digits = text.filter { $0 != " " }
    if let integer = Int(digits) { return integer }
    guard digits.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else { return nil }
    return Double(digits).flatMap { Int(exactly: $0) }
  }
}
