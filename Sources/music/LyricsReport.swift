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
  let outcome: LyricsOutcome

  /// Asks the sources in turn; with too little to ask for, asks nobody.
  static func of(_ song: Song, from sources: [LyricsSource]) async throws -> LyricsReport {
    guard let query = song.query else {
      return LyricsReport(song: song, outcome: .nothingToAsk)
    }
    return LyricsReport(song: song, outcome: try await sources.find(query))
  }

  var status: Status {
    switch outcome.finding {
    case .found: .found
    case .cut: .cut
    case .instrumental: .instrumental
    case .notFound: outcome.failures.isEmpty ? .notFound : .failed
    }
  }

  var code: ExitCode {
    switch status {
    case .found, .cut, .instrumental: .done
    case .notFound: .nothingFound
    case .failed: failures.map(\.code).reduce(.nothingFound) { $0.worse($1) }
    }
  }

  /// A header and the words, or the one word that stands for them.
  var text: Text {
    let details = song.details.map { Missing.or($0, .muted) }
    let header = Text([
      Missing.or(song.title, .strong), Line.joined(details, by: Line(" · ", .muted)),
    ])
    return body.map { header + .blankLine + $0 } ?? header
  }

  private var body: Text? {
    switch outcome.finding {
    case .found(let lyrics), .cut(let lyrics): Text(lyrics.lines.map { Line($0.text) })
    case .instrumental: Text("Instrumental")
    case .notFound: status == .failed ? nil : Text("Not found")
    }
  }

  /// For stderr: sources that could not be asked, and why words are missing, where that is known.
  var notes: [Failure] {
    failures + (reason.map { [Failure($0, .nothingFound)] } ?? [])
  }

  private var failures: [Failure] {
    outcome.failures.map { Failure($0.error) }
  }

  private var reason: String? {
    let source = outcome.source ?? "the source"
    return switch outcome.finding {
    case .cut: "\(source) gives only a part of these words"
    case .notFound(.listing): "\(source) has a list of pages in place of these words"
    case .notFound(.unlicensed): "\(source) has these words, and no licence to give them"
    case .notFound(.unknown) where song.query == nil:
      "the store gives no title or no artist to look for"
    case .notFound(.unknown), .found, .instrumental: nil
    }
  }

  var json: JSON {
    .object(
      song.members + [
        JSON.Member("status", .text(status.rawValue)),
        JSON.Member("source", JSON(outcome.source)),
        JSON.Member("lines", .list(lines.map(\.json))),
      ])
  }

  private var lines: [Lyrics.Line] {
    switch outcome.finding {
    case .found(let lyrics), .cut(let lyrics): lyrics.lines
    case .instrumental, .notFound: []
    }
  }
}

extension Lyrics.Line {
  fileprivate var json: JSON {
    .object([JSON.Member("seconds", JSON(seconds)), JSON.Member("text", .text(text))])
  }
}
