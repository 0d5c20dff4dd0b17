/// Whether strong words are to be heard, in Apple's own terms.
package enum Explicitness: String, Sendable {
  case explicit
  /// There were some, and they are cut.
  case cleaned
  case notExplicit
}
