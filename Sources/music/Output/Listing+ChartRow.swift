import ITunes
import TerminalUI

extension Listing<ChartRow> {
  /// A line begins as that of a track or an album does, so that it can be read as one.
  ///
  /// The ranks have a column of their own where rows are left out.
  static func chart(of kind: Chart.Kind, hasAllRanks: Bool) -> Listing {
    let isSongs = kind == .songs
    let ranks =
      hasAllRanks
      ? []
      : [
        Column(Table.Column("Rank", .right)) { Table.Cell(Line(String($0.rank))) }
      ]
    return Listing(
      fields: [
        Field(fixed: "rank") { JSON($0.rank) },
        Field(fixed: "kind") { _ in .text(isSongs ? "song" : "album") },
        Field("id", \.id),
        Field(isSongs ? "track" : "album", \.title),
        Field("artist", \.artist),
        Field("artistId", \.artistID),
      ] + (isSongs ? [Field("album", \.album), Field("albumId", \.albumID)] : [])
        + [
          Field("releaseDate", \.releaseDate),
          Field("genre", \.genre),
          Field("explicit", \.isExplicit),
          Field("price", \.price),
          Field("currency", \.currency),
          Field("copyright", \.copyright),
          Field("url", \.url),
          Field("artworkUrl", \.artworkURL),
        ],
      tabbed: { row in
        let id = row.id.map(String.init)
        let rank = String(row.rank)
        return isSongs
          ? [id, row.title, row.artist, row.album, nil, row.releaseDate, row.url, rank, row.genre]
          : [
            id, row.title, row.artist, row.trackCount.map(String.init), row.releaseDate, row.genre,
            row.url, rank,
          ]
      },
      columns: ranks + [
        Column(Table.Column(isSongs ? "Song" : "Album", least: 16)) { row in
          Table.Cell(
            Missing.or(row.title, .strong),
            mark: row.isExplicit == true ? Line(" [E]", .muted) : Line())
        },
        Column(Table.Column("Artist", least: 12)) { Table.Cell(Missing.or($0.artist)) },
        Column(Table.Column("Genre", least: 8, leaves: 1)) { Table.Cell(Missing.or($0.genre)) },
        Column(Table.Column("Released", least: 10, leaves: 2)) {
          Table.Cell(Missing.or($0.releaseDate))
        },
      ])
  }
}
