import LooseJSON

/// An XML element as the classic feed writes it: `{"label": "9", "attributes": {"im:id": "14"}}`.
///
/// All values are strings there; numbers are taken too.
struct LabelledValue: Decodable {
  let label: String?
  let attributes: [String: String]

  private enum Key: String, CodingKey {
    case label, attributes
  }

  init(from decoder: any Decoder) throws {
    let element = try decoder.container(keyedBy: Key.self)
    label = element.name(.label)
    guard let list = try? element.nestedContainer(keyedBy: AnyKey.self, forKey: .attributes) else {
      attributes = [:]
      return
    }
    attributes = list.allKeys.reduce(into: [:]) { attributes, key in
      attributes[key.stringValue] = list.name(key) ?? list.integer(key).map(String.init)
    }
  }
}
