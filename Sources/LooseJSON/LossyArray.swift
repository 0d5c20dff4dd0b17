/// A list in which an element that does not decode costs only itself.
package struct LossyArray<Element: Decodable>: Decodable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd {
      if let element = try? list.decode(Element.self) {
        elements.append(element)
      } else {
        // A failed decode leaves the list where it stands: step over the element.
        _ = try list.decode(Skipped.self)
      }
    }
    self.elements = elements
  }
}

extension LossyArray: Sendable where Element: Sendable {}

/// Any JSON value, not looked at.
private struct Skipped: Decodable {
  init(from decoder: any Decoder) {}
}
