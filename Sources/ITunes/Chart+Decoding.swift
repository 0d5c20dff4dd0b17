package import Foundation
import LooseJSON

extension Chart {
  /// Reads a feed of any of Apple's three forms, told apart by their shape.
  package init(decoding data: Data) throws(ChartError) {
    let feed: ChartFeed
    do {
      feed = try JSONDecoder().decode(ChartFeed.self, from: JSONCleaner.clean(data))
    } catch {
      throw .nonsense(offset: (error as? Malformed)?.offset)
    }
    try self.init(feed)
  }

  /// Throws where all rows that say what they are, are something else.
  init(_ feed: ChartFeed) throws(ChartError) {
    var (kinds, foreign, isMusic) = ([Kind](), [String](), false)
    for entry in feed.entries {
      switch entry?.medium {
      case .chart(let kind): kinds.append(kind)
      case .music: isMusic = true
      case .other(let kind): foreign.append(kind)
      case .unknown, nil: break
      }
    }
    if let kind = foreign.first, kinds.isEmpty, !isMusic { throw .notMusic(kind: kind) }
    self.kind = kinds.first
    source = feed.source
    title = feed.title
    rows = feed.entries.enumerated().compactMap { index, entry in
      guard let entry, !entry.row.isBlank else { return nil }
      if case .other = entry.medium { return nil }
      var row = entry.row
      row.rank = index + 1
      if entry.medium == .chart(.albums) { row.albumID = row.albumID ?? row.id }
      return row
    }
  }
}
