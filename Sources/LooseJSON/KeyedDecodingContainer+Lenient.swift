import Foundation

/// Values of servers that write numbers as strings, whole numbers as floats, and nothing as `null`:
/// what is missing or of another type is `nil`.
extension KeyedDecodingContainer {
  package func text(_ key: Key) -> String? {
    try? decode(String.self, forKey: key)
  }

  package func number(_ key: Key) -> Double? {
    if let number = try? decode(Double.self, forKey: key) { return number }
    return text(key).flatMap { Double($0) }
  }

  /// A number without its fraction, where it is small enough to be exact.
  package func integer(_ key: Key) -> Int? {
    if let integer = try? decode(Int.self, forKey: key) { return integer }
    return number(key).flatMap { Int(exactly: $0.rounded()) }
  }

  package func flag(_ key: Key) -> Bool? {
    try? decode(Bool.self, forKey: key)
  }
}
