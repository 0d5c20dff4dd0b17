import ITunes
import TerminalUI

extension Listing<Artist> {
  static let artists = Listing(
    fields: [
      Field(fixed: "kind") { _ in .text("artist") },
      Field(fixed: "id") { JSON($0.id) },
      Field("artist", \.name),
      Field("genre", \.genre),
      Field("url", \.url),
    ],
    tabbed: { [String($0.id), $0.name, $0.genre, $0.url] },
    columns: [
      Column(Table.Column("Artist", least: 16)) { Table.Cell(Missing.or($0.name, .strong)) },
      Column(Table.Column("Genre", least: 8, leaves: 1)) { Table.Cell(Missing.or($0.genre)) },
    ])
}
