extension String {
  /// Holds nothing, or nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
