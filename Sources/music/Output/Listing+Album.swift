import ITunes
import TerminalUI

extension Listing<Album> {
  static let albums = Listing(
    fields: [
      Field(fixed: "kind") { .text($0.kind.rawValue) },
      Field(fixed: "id") { JSON($0.id) },
      Field("album", \.title),
      Field("artist", \.artist),
      Field("artistId", \.artistID),
      Field("trackCount", \.trackCount),
      Field("releaseDate", \.releaseDate),
      Field("genre", \.genre),
      Field(fixed: "explicit") { JSON($0.isExplicit) },
      Field("price", \.price),
      Field("currency", \.currency),
      Field("copyright", \.copyright),
      Field("url", \.url),
      Field("artworkUrl", \.artworkURL),
    ],
    tabbed: { album in
      [
        String(album.id), album.title, album.artist, album.trackCount.map(String.init), album.year,
        album.genre, album.url,
      ]
    },
    columns: [
      Column(Table.Column("Album", least: 16)) { $0.titleCell },
      Column(Table.Column("Artist", least: 12)) { Table.Cell(Missing.or($0.artist)) },
      Column(Table.Column("Tracks", .right, least: 6, leaves: 2)) {
        Table.Cell(Missing.or($0.trackCount.map(String.init)))
      },
      Column(Table.Column("Genre", least: 8, leaves: 1)) { Table.Cell(Missing.or($0.genre)) },
      Column(Table.Column("Year", least: 4)) { Table.Cell(Missing.or($0.year)) },
    ])
}

extension Album {
  var year: String? {
    releaseDate.map { String($0.prefix(4)) }
  }

  var titleCell: Table.Cell {
    Table.Cell(
      Missing.or(title, .strong), mark: isExplicit == true ? Line(" [E]", .muted) : Line())
  }

  /// As money, where it is sold as a whole.
  var money: String? {
    price.map { Money(amount: $0, currency: currency).written }
  }
}
