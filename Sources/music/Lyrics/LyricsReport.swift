import LyricsKit
import TerminalUI

/// What came of looking for the words of one song: what to show, what to say, and how to exit.
struct LyricsReport: Sendable {
  /// The outcome in one word, as JSON tells it.
  enum Status: String, Sendable {
    case found
    case cut
    case instrumental
    case notFound
    case failed
  }

  let song: Song

  /// `nil` where too little is known of the song to ask anyone.
  let answer: LyricsAnswer?

  /// Asks the sources in turn.
  static func of(_ song: Song, from sources: [LyricsSource]) async throws -> LyricsReport {
    guard let query = song.query else { return LyricsReport(song: song, answer: nil) }
    return LyricsReport(song: song, answer: try await sources.find(query))
  }

  var status: Status {
    switch answer?.finding {
    case .found: .found
    case .cut: .cut
    case .instrumental: .instrumental
    // As long as one could not be asked, nobody knows that there are none.
    case .notFound, nil: failures.isEmpty ? .notFound : .failed
    }
  }

  var code: ExitCode {
    switch status {
    case .found, .cut, .instrumental: .done
    case .notFound: .nothingFound
    case .failed: failures.map(\.code).reduce(.nothingFound) { $0.worse($1) }
    }
  }

  /// A header and the words, or the one word that stands for them; long lines are broken where there
  /// is a width, and `stamps` puts the times before them.
  func text(width: Int?, stamps: Bool = false) -> Text {
    let details = song.details.map { Missing.or($0, .muted) }
    let header = Text([
      Missing.or(song.title, .strong), Line.joined(details, by: Line(" · ", .muted)),
    ])
    let text = body(stamps: stamps).map { header + .blankLine + $0 } ?? header
    return width.map { text.wrapped(to: $0, indent: 2) } ?? text
  }

  private func body(stamps: Bool) -> Text? {
    switch status {
    case .found, .cut:
      Text(
        lines.map { line in
          let stamp = stamps ? line.stamp.map { Line("[\($0)] ", .muted) } : nil
          return (stamp ?? Line()) + Line(line.text)
        })
    case .instrumental: Text("Instrumental")
    case .notFound: Text("Not found")
    case .failed: nil
    }
  }

  /// For stderr: sources that could not be asked, and why words are missing, where that is known.
  var notes: [Failure] {
    failures + (reason.map { [Failure($0, code)] } ?? [])
  }

  private var failures: [Failure] {
    answer?.failures.map { Failure($0.error) } ?? []
  }

  private var reason: String? {
    guard let answer else { return "the store gives no title or no artist to look for" }
    let source = answer.source ?? ""
    return switch answer.finding {
    case .cut: "\(source) gives only a part of these words"
    case .notFound(.listing): "\(source) has a list of pages in place of these words"
    case .notFound(.unlicensed): "\(source) has these words, and no licence to give them"
    case .notFound(.unknown), .found, .instrumental, nil: nil
    }
  }

  var json: JSON {
    .object(
      song.members + [
        JSON.Member("status", .text(status.rawValue)),
        JSON.Member("source", JSON(answer?.source)),
        JSON.Member("lines", .list(lines.map(\.json))),
        JSON.Member("match", answer?.match?.json ?? .null),
      ])
  }

  /// As the source gave them.
  var lines: [Lyrics.Line] {
    switch answer?.finding {
    case .found(let lyrics), .cut(let lyrics): lyrics.lines
    case .instrumental, .notFound, nil: []
    }
  }
}

extension Lyrics.Line {
  fileprivate var json: JSON {
    .object([JSON.Member("seconds", JSON(seconds)), JSON.Member("text", .text(text))])
  }
}

extension Match {
  /// The row of the source, and how well it fits.
  fileprivate var json: JSON {
    .object([
      JSON.Member("title", .text(candidate.title)), JSON.Member("artist", .text(candidate.artist)),
      JSON.Member("album", JSON(candidate.album)), JSON.Member("seconds", JSON(candidate.seconds)),
      JSON.Member("score", JSON(score)),
    ])
  }
}

extension LyricsReport {
  /// Which row of the source the words are from; `nil` where that is the song to the letter.
  var choice: String? {
    guard let match = answer?.match, !match.isExact, !lines.isEmpty else { return nil }
    let row = match.candidate
    let names = [
      "'\(row.title)' by \(row.artist)", row.album.map { "on '\($0)'" }, row.time,
    ].compactMap(\.self).joined(separator: ", ")
    return "From \(row.source): \(names)" + (match.reason.map { " (\($0))" } ?? "")
  }
}
