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

  /// In the currency beside it; `nil` for what is not sold that way.
  func price(_ key: Key) -> Double? {
    number(key)?.price
  }
}

extension Double {
  /// Apple's -1.00 says "not sold that way"; and a text may spell what is no amount ("nan").
  var price: Double? {
    (0..<Double.infinity).contains(self) ? self : nil
  }
}
