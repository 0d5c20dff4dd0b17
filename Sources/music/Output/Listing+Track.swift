import ITunes
import TerminalUI

extension Listing<Track> {
  static let tracks = Listing(
    fields: [
      Field(fixed: "kind") { .text($0.kind.rawValue) },
      Field(fixed: "id") { JSON($0.id) },
      Field("track", \.title),
      Field("artist", \.artist),
      Field("artistId", \.artistID),
      Field("album", \.album),
      Field("albumId", \.albumID),
      Field("seconds", \.seconds),
      Field("discNumber", \.discNumber),
      Field("trackNumber", \.trackNumber),
      Field("releaseDate", \.releaseDate),
      Field("genre", \.genre),
      Field("explicit", \.isExplicit),
      Field("price", \.price),
      Field("currency", \.currency),
      Field("url", \.url),
      Field("previewUrl", \.previewURL),
      Field("artworkUrl", \.artworkURL),
    ],
    tabbed: { track in
      [String(track.id), track.title, track.artist, track.album, track.time, track.year, track.url]
    },
    columns: [
      Column(Table.Column("Track", least: 16)) { track in
        Table.Cell(
          Missing.or(track.title, .strong),
          mark: track.isExplicit == true ? Line(" [E]", .muted) : Line())
      },
      Column(Table.Column("Artist", least: 12)) { Table.Cell(Missing.or($0.artist)) },
      Column(Table.Column("Album", least: 12, leaves: 3)) { Table.Cell(Missing.or($0.album)) },
      Column(Table.Column("Time", .right, least: 5, leaves: 2)) { Table.Cell(Missing.or($0.time)) },
      Column(Table.Column("Year", least: 4, leaves: 1)) { Table.Cell(Missing.or($0.year)) },
    ])
}

extension Track {
  /// `m:ss`.
  var time: String? {
    seconds.map { PlayingTime(seconds: $0).written }
  }

  var year: String? {
    releaseDate.map { String($0.prefix(4)) }
  }
}
