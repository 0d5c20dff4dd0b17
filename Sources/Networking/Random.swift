/// Chance, as a door: a test's numbers are known in advance.
package struct Random: Sendable {
  /// The next number, from 0 up to but not 1.
  package var unit: @Sendable () -> Double

  package init(unit: @escaping @Sendable () -> Double) {
    self.unit = unit
  }
}
