import LyricsKit
import TerminalUI

extension Listing<Match> {
  /// What the sources have that may be the song.
  static let matches = Listing(
    fields: [
      Field(fixed: "source") { .text($0.candidate.source) },
      Field(fixed: "track") { .text($0.candidate.title) },
      Field(fixed: "artist") { .text($0.candidate.artist) },
      Field(fixed: "album") { JSON($0.candidate.album) },
      Field(fixed: "seconds") { JSON($0.candidate.seconds) },
      Field(fixed: "synced") { .flag($0.candidate.isSynced) },
      Field(fixed: "score") { JSON($0.score) },
      Field(fixed: "reason") { JSON($0.reason) },
    ],
    tabbed: { match in
      let row = match.candidate
      return [
        row.source, row.title, row.artist, row.album, row.time, match.synced, String(match.score),
        match.reason ?? "",
      ]
    },
    columns: [
      Column(Table.Column("Source", least: 6, leaves: 4)) {
        Table.Cell(Line($0.candidate.source))
      },
      Column(Table.Column("Track", least: 12)) { Table.Cell(Line($0.candidate.title, .strong)) },
      Column(Table.Column("Artist", least: 8)) { Table.Cell(Line($0.candidate.artist)) },
      Column(Table.Column("Album", least: 8, leaves: 1)) {
        Table.Cell(Missing.or($0.candidate.album))
      },
      Column(Table.Column("Time", .right, least: 5, leaves: 5)) {
        Table.Cell(Missing.or($0.candidate.time))
      },
      Column(Table.Column("Synced", least: 3, leaves: 3)) { Table.Cell(Line($0.synced)) },
      Column(Table.Column("Score", .right, least: 3)) { Table.Cell(Line(String($0.score))) },
      Column(Table.Column("Reason", least: 8, leaves: 2)) {
        Table.Cell(Line($0.reason ?? "", .muted))
      },
    ])
}

extension Match {
  /// What is other in it than in the song; `nil` where nothing is.
  var reason: String? {
    let words = differences.map(\.words) + (candidate.finding == .instrumental ? ["no words"] : [])
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  fileprivate var synced: String { candidate.isSynced ? "yes" : "no" }
}

extension Candidate {
  /// `m:ss`.
  var time: String? { seconds.map { PlayingTime(seconds: $0).written } }
}

extension Difference {
  fileprivate var words: String {
    switch self {
    case .title: "another title"
    case .artist: "another artist"
    case .version: "another version"
    case .length: "another length"
    case .words: "without words"
    case .edition: "another edition"
    case .artists: "not all the artists"
    case .timing: "the times may not fit"
    case .unknownLength: "unknown length"
    case .album: "another album"
    }
  }
}
