/// How a change gets into the file: by as few bytes as it can.
extension LibraryDocument {
  /// A stretch of the file and what is to stand there instead.
  struct Change {
    let range: Range<Int>
    let text: String
  }

  /// Makes all changes, none of which may overlap, at once.
  func making(_ changes: [Change]) throws(LibraryError) -> LibraryDocument {
    var changed: [UInt8] = []
    var position = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      changed += bytes[position..<change.range.lowerBound]
      changed += change.text.utf8
      position = change.range.upperBound
    }
    changed += bytes[position...]
    return try LibraryDocument(changed)
  }

  /// Gives a key of an object this value, at its end where it does not have the key yet.
  func setting(_ key: String, of object: JSONNode, to text: String) -> Change {
    if let value = object.value(of: key, in: bytes) {
      return Change(range: value.range, text: text)
    }
    guard let last = object.members?.last, let spacing = JSONSpacing(of: object, in: bytes) else {
      return Change(range: object.range, text: JSONSpacing.compact.object([key: text]))
    }
    let end = last.value.range.upperBound
    let member = JSONString.encoded(key) + spacing.colon + text
    return Change(range: end..<end, text: spacing.separator + member)
  }

  /// Puts elements at the end of the list that an object has under a key, or gives it that list.
  func appending(
    _ elements: [String], to key: String, of object: JSONNode, emptySpacing: JSONSpacing
  ) -> Change {
    let list = object.value(of: key, in: bytes)
    guard let last = list?.elements?.last, let spacing = JSONSpacing(of: list, in: bytes) else {
      return setting(key, of: object, to: emptySpacing.list(elements))
    }
    let end = last.range.upperBound
    let texts = elements.map { spacing.separator + $0 }
    return Change(range: end..<end, text: texts.joined())
  }

  /// Writes only these elements of a list, in this order; the white space stays where it stands.
  func rearranging(_ list: JSONNode, as order: [Int]) -> Change {
    let elements = list.elements ?? []
    guard let first = elements.first, let last = elements.last, !order.isEmpty else {
      return Change(range: list.range, text: "[]")
    }
    var text = bytes[list.range.lowerBound..<first.range.lowerBound]
    for (slot, index) in order.enumerated() {
      if slot > 0 {
        text += bytes[elements[slot - 1].range.upperBound..<elements[slot].range.lowerBound]
      }
      text += bytes[elements[index].range]
    }
    text += bytes[last.range.upperBound..<list.range.upperBound]
    return Change(range: list.range, text: String(decoding: text, as: UTF8.self))
  }
}
