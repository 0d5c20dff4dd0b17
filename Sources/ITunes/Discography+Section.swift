extension Discography {
  /// The releases of one kind.
  package struct Section: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case albums
      /// EPs too.
      case singles
      case compilations
      /// What is credited to another artist: duos, guests, samplers.
      case appearances
    }

    package let kind: Kind
    package let releases: [Release]
  }
}
