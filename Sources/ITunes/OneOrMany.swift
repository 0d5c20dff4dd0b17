import LooseJSON

/// A list that the server writes as its one element, bare, where there is only one.
struct OneOrMany<Element: Decodable>: Decodable {
  let elements: [Element]

  init(from decoder: any Decoder) throws {
    if let list = try? LossyArray<Element>(from: decoder) {
      elements = list.elements
    } else {
      elements = [try Element(from: decoder)]
    }
  }
}
