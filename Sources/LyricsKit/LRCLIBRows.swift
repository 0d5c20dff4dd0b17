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
}
