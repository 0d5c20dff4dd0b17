import ITunes

/// Lists of the catalog as rows of covers.
extension TileRow {
  /// How many ranks of a chart are one row.
  static let ranksARow = 25

  static func rows(of chart: [ChartRow], _ kind: Chart.Kind) -> [TileRow] {
    stride(from: 0, to: chart.count, by: ranksARow).map { start in
      let rows = chart[start...].prefix(ranksARow)
      let ranks = [rows.first?.rank, rows.last?.rank].compactMap(\.self).map(String.init)
      return TileRow(
        title: ranks.joined(separator: "–"),
        tiles: rows.map { row in
          Tile(
            title: row.title, subtitle: row.artist, page: row.url,
            cover: cover(row.artworkURL))
        }, thing: kind == .songs ? "song" : "album")
    }
  }

  /// One row a section, in the order of the discography.
  static func rows(of discography: [DiscographyRow]) -> [TileRow] {
    Discography.Section.Kind.allCases.compactMap { kind in
      let rows = discography.filter { $0.section == kind }
      guard !rows.isEmpty else { return nil }
      return TileRow(
        title: kind.title,
        tiles: rows.map { row in
          let album = row.release.album
          return Tile(
            title: album.title, subtitle: kind == .appearances ? album.artist : album.year,
            page: album.url, cover: cover(album.artworkURL))
        }, thing: kind == .albums ? "album" : "release")
    }
  }

  private static func cover(_ address: String?) -> Cover.Place? {
    address.map { .address(Artwork($0).fitting(CoverFinder.side)) }
  }
}
