/// How often a server may be asked: never more than `requests` within any `seconds`.
struct Pace: Hashable, Sendable {
  let requests: Int
  let seconds: Double

  /// `nil` for a server that sets no bounds we know of.
  ///
  /// Apple allows "about 20 calls a minute" and answers more with 403; one call and one second stay in
  /// reserve. LRCLIB answers 429 since June 2026, which four a second avoid.
  static func of(_ host: String) -> Pace? {
    switch host.lowercased() {
    case "itunes.apple.com": Pace(requests: 19, seconds: 61)
    case "lrclib.net": Pace(requests: 4, seconds: 1)
    default: nil
    }
  }
}
