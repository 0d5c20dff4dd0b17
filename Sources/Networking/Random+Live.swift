extension Random {
  /// The machine's own.
  package static var live: Random {
    Random(unit: { Double.random(in: 0..<1) })
  }
}
