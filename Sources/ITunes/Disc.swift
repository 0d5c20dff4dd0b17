/// One disc of an album, as far as the store has its tracks.
package struct Disc: Hashable, Sendable {
  package let number: Int

  /// By number, what has none last; empty where the store lacks the whole disc.
  package let tracks: [Track]

  /// The numbers that the store leaves out, as far as the disc's length is known.
  package let missing: [Int]

  /// More tracks than any disc, and more discs than any box has: a number above it is an error.
  private static let most = 1000

  static func discs(of tracks: [Track], on album: Album) -> [Disc] {
    guard !tracks.isEmpty else { return [] }
    let found = Dictionary(grouping: tracks) { $0.discNumber ?? 1 }
    let counts = tracks.compactMap(\.discCount) + found.keys
    let count = counts.filter { $0 <= most }.max() ?? 1
    let numbers = Set(found.keys).union(1...max(count, 1))
    return numbers.sorted().map { number in
      Disc(number, found[number] ?? [], of: numbers.count == 1 ? album.trackCount : nil)
    }
  }

  /// `whole` is the number of tracks where this is the only disc.
  private init(_ number: Int, _ found: [Track], of whole: Int?) {
    self.number = number
    // Stable: two of one number keep Apple's order.
    tracks = found.sorted { ($0.trackNumber ?? .max) < ($1.trackNumber ?? .max) }
    // A video's count is that of the whole album.
    let songs = found.filter { $0.kind == .song }.compactMap(\.trackCount).max()
    let numbers = Set(found.compactMap(\.trackNumber))
    let last =
      [songs, whole, numbers.max()].compactMap { $0 }.filter { $0 <= Self.most }.max() ?? 0
    missing = last < 1 ? [] : (1...last).filter { !numbers.contains($0) }
  }
}
