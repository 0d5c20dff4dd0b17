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
  private let answer: LyricsAnswer?

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
  /// is a width.
  func text(width: Int?) -> Text {
    let details = song.details.map { Missing.or($0, .muted) }
    let header = Text([
      Missing.or(song.title, .strong), Line.joined(details, by: Line(" · ", .muted)),
    ])
    let text = body.map { header + .blankLine + $0 } ?? header
    return width.map { text.wrapped(to: $0, indent: 2) } ?? text
  }

  private var body: Text? {
    switch status {
    case .found, .cut: Text(lines.map { Line($0.text) })
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
      ])
  }

  private var lines: [Lyrics.Line] {
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
