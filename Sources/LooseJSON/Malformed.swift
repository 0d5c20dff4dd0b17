/// Where an answer stops making sense.
package struct Malformed: Error, Hashable {
  /// In bytes, from the first.
  package let offset: Int
}
