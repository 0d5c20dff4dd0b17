/// A question that Apple refuses, in Apple's own name for the part it dislikes.
package struct CatalogError: Error, Hashable {
  package enum Part: Hashable, Sendable {
    case country
    case kind
    case field
    case words
    case id
    case limit
    /// A part that has no name here, as Apple calls it.
    case other(String)
  }

  /// Empty where Apple does not say.
  package let parts: [Part]

  /// Reads Apple's `Invalid value(s) for key(s): [resultEntity, country]`.
  init(message: String) {
    let keys = message.split(separator: "[").last.flatMap { $0.split(separator: "]").first } ?? ""
    parts = message.contains("[") ? keys.split(separator: ",").map { Part(key: $0) } : []
  }
}

extension CatalogError.Part {
  /// From the name that Apple's servers use inside, which is not the parameter's.
  fileprivate init(key: Substring) {
    let key = key.filter { !$0.isWhitespace }
    self =
      switch key {
      case "country": .country
      case "resultEntity", "mediaType", "media", "entity": .kind
      case "attributeType": .field
      case "term": .words
      case "itunesId", "id": .id
      case "limit": .limit
      default: .other(key)
      }
  }
}
