import ITunes
import TerminalUI

/// A release in its part of a discography.
struct DiscographyRow: Hashable, Sendable {
  let section: Discography.Section.Kind
  let release: Release
}

extension Listing<DiscographyRow> {
  /// As albums are listed, in the parts of a discography.
  static let discography: Listing = {
    let albums = Listing<Album>.albums.of { (row: DiscographyRow) in row.release.album }
    return Listing(
      fields: albums.fields + [
        Field(fixed: "section") { .text($0.section.rawValue) },
        Field(fixed: "editions") { JSON($0.release.others.count + 1) },
      ],
      tabbed: albums.tabbed,
      columns: [
        Column(Table.Column("Year", least: 4)) { Table.Cell(Missing.or($0.release.album.year)) },
        Column(Table.Column("Album", least: 16)) { $0.titleCell },
        Column(Table.Column("Tracks", .right, least: 6, leaves: 3)) {
          Table.Cell(Missing.or($0.release.album.trackCount.map(String.init)))
        },
        Column(Table.Column("Genre", least: 8, leaves: 1)) {
          Table.Cell(Missing.or($0.release.album.genre))
        },
        Column(Table.Column("Price", .right, leaves: 2)) {
          Table.Cell(Line($0.release.album.money ?? ""))
        },
      ],
      group: { $0.section.title })
  }()
}

extension DiscographyRow {
  /// The title, the artist where it is another one, and how many editions stand behind the row.
  fileprivate var titleCell: Table.Cell {
    let cell = release.album.titleCell
    let artist =
      section == .appearances ? release.album.artist.map { Line(" · \($0)", .muted) } : nil
    let count = release.others.count
    let editions = count > 0 ? Line(" (+\(count))", .muted) : Line()
    return Table.Cell(cell.text + (artist ?? Line()), mark: cell.mark + editions)
  }
}

extension Discography.Section.Kind {
  var title: String {
    switch self {
    case .albums: "Albums"
    case .singles: "Singles and EPs"
    case .compilations: "Compilations"
    case .appearances: "Appearances"
    }
  }
}
