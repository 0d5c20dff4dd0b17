import ITunes
import LyricsKit
import TerminalUI

extension World {
  /// Data to stdout, notes to stderr.
  func show(_ report: LyricsReport) throws {
    try show(report.text(width: terminal.width))
    try sayChoice(of: report)
    for note in report.notes { try say(note) }
  }

  /// Names the row that was taken to a person, where it is not the song to the letter.
  func sayChoice(of report: LyricsReport) throws {
    guard terminal.errors.isTerminal, let choice = report.choice else { return }
    try say(Text(choice, .muted).wrapped(to: terminal.messageWidth ?? .max, indent: 2))
  }

  func say(_ failure: Failure) throws {
    try say(failure.text(width: terminal.messageWidth))
  }
}
