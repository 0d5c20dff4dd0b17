import LyricsKit
import TerminalUI

/// One song whose row among those of the sources a person sees or chooses, or whose words a person
/// follows.
struct LyricsChooser: Sendable {
  let song: Song
  let sources: [LyricsSource]
  let world: World

  func run(_ command: LyricsCommand) async throws -> ExitCode {
    if command.lists {
      let isTerminal = world.terminal.output.isTerminal
      return try await list(as: command.format?.ofList ?? (isTerminal ? .table : .tsv))
    }
    let report = try await report(picking: command.pick)
    if command.follows { return try await follow(report, from: command.start) }
    var batch = LyricsBatch(sources: sources, form: command.form(in: world), in: world)
    try batch.take(report)
    return try batch.end()
  }

  private func list(as format: Format) async throws -> ExitCode {
    let choice = try await choice()
    try world.show(choice.matches, as: .matches, format)
    return .done
  }

  private func follow(_ report: LyricsReport, from start: PlayingTime?) async throws -> ExitCode {
    for note in report.notes { try world.say(note) }
    guard report.status != .failed else { return report.code }
    guard !report.lines.isEmpty else { throw Failure.noWords(report) }
    let words = Lyrics(lines: report.lines)
    guard words.isSynced else { throw Failure.untimed(report, advice: nil) }
    let place = Int((start?.seconds ?? 0) * 1000)
    return try await FollowLoop(world: world).run(Follow(words, from: place))
  }

  private func report(picking number: Int?) async throws -> LyricsReport {
    guard let number else { return try await LyricsReport.of(song, from: sources) }
    let matches = try await choice().matches
    guard matches.indices.contains(number - 1) else {
      throw Failure.noSuchNumber(number, of: matches.count, matches.count == 1 ? "row" : "rows")
    }
    return LyricsReport(song: song, answer: LyricsAnswer(choosing: matches[number - 1]))
  }

  /// All rows; throws where there is none.
  private func choice() async throws -> LyricsChoice {
    guard let query = song.query else { throw Failure.noCandidates(for: song) }
    let choice = try await sources.candidates(query)
    let failures = choice.failures.map { Failure($0.error) }
    guard choice.matches.isEmpty else {
      for failure in failures { try world.say(failure) }
      return choice
    }
    guard let last = failures.last else { throw Failure.noCandidates(for: song) }
    for failure in failures.dropLast() { try world.say(failure) }
    throw last
  }
}
