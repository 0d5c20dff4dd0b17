/// An element of a feed, whichever its form.
struct ChartEntry: Sendable {
  enum Medium: Hashable, Sendable {
    case chart(Chart.Kind)
    /// Music, without a word on what kind.
    case music
    case unknown
    /// In Apple's word for it.
    case other(String)
  }

  let medium: Medium
  let row: ChartRow
}
