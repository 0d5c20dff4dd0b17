import LooseJSON

/// An answer of LRCLIB: one row, or a list of them, of which a bad one costs only itself.
struct LRCLIBRows: Decodable {
  let rows: [LRCLIBRow]

  init(from decoder: any Decoder) throws {
    if let list = try? LossyArray<LRCLIBRow>(from: decoder) {
      rows = list.elements
    } else {
      rows = [try LRCLIBRow(from: decoder)]
    }
  }

  /// What the row says that fits the song best; `nil` where none does.
  func finding(for query: LyricsQuery) -> Finding? {
    rows.compactMap { row in LRCLIBMatch(row, for: query).map { (row, $0) } }
      .min { $0.1 < $1.1 }?.0.finding
  }
}
