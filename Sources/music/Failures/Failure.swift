import Arguments
import ITunes
import LyricsKit
import Networking
import Playlists
import TerminalUI

/// What a person is told when something goes wrong, and what the process ends with.
///
/// Libraries throw facts; the words and the exit codes are all here.
struct Failure: Error, Hashable {
  /// What happened, to what: lower case, no full stop.
  let message: String

  /// A line that explains, such as the help of a mistyped option.
  let explanation: String?

  /// What to do about it.
  let advice: String?
  let code: ExitCode

  init(
    _ message: String, explanation: String? = nil, advice: String? = nil, _ code: ExitCode
  ) {
    self.message = message
    self.explanation = explanation
    self.advice = advice
    self.code = code
  }

  init(_ error: any Error) {
    self =
      switch error {
      case let failure as Failure: failure
      case let error as ArgumentError: Failure(error)
      case let error as HTTPError: Failure(error)
      case let error as CatalogError: Failure(error)
      case let error as ChartError: Failure(error)
      case let error as LyricsError: Failure(error)
      case let error as RecordingError: Failure(error)
      case let error as DiskError:
        Failure(
          "\(error.path) can't be used", advice: "check who may read and write it", .fileTrouble)
      case let error as FileError: Failure(error)
      case let error as LibraryStoreError: Failure(error)
      case is OutputError:
        Failure("the output can't be written", advice: "the disk may be full", .fileTrouble)
      case is CancellationError: Failure("interrupted", .interrupted)
      default:
        Failure(
          "something failed that has no name here", advice: "please report what you typed",
          .unavailable)
      }
  }

  func text(width: Int?) -> Text {
    let lines = [
      Line("music: ", .failure) + Line(message), explanation.map { Line("  \($0)") },
      advice.map { Line("  \($0)", .muted) },
    ].compactMap(\.self)
    guard let width else { return Text(lines) }
    return Text(lines.flatMap { $0.wrapped(to: width, indent: 2) })
  }

  /// The same with the number of the line that it is about.
  func inLine(_ number: Int) -> Failure {
    Failure("line \(number): \(message)", explanation: explanation, advice: advice, .nonsense)
  }
}
