package import Networking

/// What most people hear or buy in one country.
package struct Chart: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case albums
    case songs
  }

  /// Which of Apple's feeds it is from; they count different things.
  package enum Source: String, CaseIterable, Sendable {
    /// Apple Music: what is played.
    case mostPlayed
    /// The iTunes Store: what is bought.
    case bestSelling
    /// A file of the feeds that Apple turned off in 2021.
    case retired
  }

  /// `nil` where no row says.
  package internal(set) var kind: Kind?
  package let source: Source
  /// In Apple's words ("Top Albums"); for retired feeds the only word of what they count.
  package let title: String?

  /// In order of their ranks; there may be fewer than were asked for.
  package let rows: [ChartRow]

  /// Why the feed of what is played could not be had, where another took its place.
  package internal(set) var failure: HTTPError?
}
