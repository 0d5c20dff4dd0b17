/// The white space and marks that a list or an object puts around what is in it.
struct JSONSpacing {
  var lead = ""
  var separator = ", "
  var colon = ": "
  var tail = ""

  /// All on one line.
  static let compact = JSONSpacing()

  /// How a list or an object is written; `nil` for one that holds nothing to go by.
  init?(of node: JSONNode?, in bytes: [UInt8]) {
    guard let node else { return nil }
    let ranges =
      node.elements?.map(\.range)
      ?? node.members?.map { $0.key.lowerBound..<$0.value.range.upperBound }
    guard let ranges, let first = ranges.first, let last = ranges.last else { return nil }
    lead = String(decoding: bytes[node.range.lowerBound + 1..<first.lowerBound], as: UTF8.self)
    tail = String(decoding: bytes[last.upperBound..<node.range.upperBound - 1], as: UTF8.self)
    separator =
      ranges.count > 1
      ? String(decoding: bytes[first.upperBound..<ranges[1].lowerBound], as: UTF8.self)
      : "," + (lead.isEmpty ? " " : lead)
    if let member = node.members?.first {
      colon = String(
        decoding: bytes[member.key.upperBound..<member.value.range.lowerBound], as: UTF8.self)
    }
  }

  private init() {}

  /// How a list in this object is written, one element a line where the object has lines of its own.
  var inner: JSONSpacing {
    guard let lineEnd = lead.lastIndex(where: \.isNewline) else { return .compact }
    var inner = self
    inner.lead = lead + lead[lead.index(after: lineEnd)...]
    inner.separator = "," + inner.lead
    inner.tail = lead
    return inner
  }

  func list(_ elements: [String]) -> String {
    "[" + lead + elements.joined(separator: separator) + tail + "]"
  }

  func object(_ members: KeyValuePairs<String, String>) -> String {
    let texts = members.map { JSONString.encoded($0.key) + colon + $0.value }
    return "{" + lead + texts.joined(separator: separator) + tail + "}"
  }
}
