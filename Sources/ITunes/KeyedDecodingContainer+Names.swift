import LooseJSON

extension KeyedDecodingContainer {
  /// A text that says something.
  func name(_ key: Key) -> String? {
    text(key).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// A date without the time of day, in which Apple puts midnight of California or noon.
  func day(_ key: Key) -> String? {
    name(key).map { String($0.prefix(10)) }
  }

  /// What is less than nothing says "not sold that way".
  func price(_ key: Key) -> Double? {
    number(key).flatMap { $0 < 0 ? nil : $0 }
  }
}
