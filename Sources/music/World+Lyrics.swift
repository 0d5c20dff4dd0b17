import ITunes
import LyricsKit
import TerminalUI

extension World {
  /// Data to stdout, notes to stderr.
  func show(_ report: LyricsReport) throws {
    try show(report.text(width: terminal.width))
    try note(report)
  }

  func note(_ report: LyricsReport) throws {
    for note in report.notes { try say(note) }
  }

  func say(_ failure: Failure) throws {
    try say(failure.text(width: terminal.messageWidth))
  }

  /// For a list that goes on whatever happens to one track: a failure is said, and no more.
  func showWords(of track: Track, from sources: [LyricsSource]) async throws {
    do {
      let report = try await LyricsReport.of(.track(track), from: sources)
      try show(.blankLine)
      try show(report)
      try show(.blankLine)
    } catch let error as OutputError {
      throw error
    } catch {
      try say(Failure(error))
    }
  }
}
