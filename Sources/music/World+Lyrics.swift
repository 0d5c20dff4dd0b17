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
}
