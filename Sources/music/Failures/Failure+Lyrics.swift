import LyricsKit
import TerminalUI

/// Words that are not there, or not in the form that is wanted.
extension Failure {
  static func noWords(_ report: LyricsReport) -> Failure {
    let name = report.song.spokenName
    return report.status == .instrumental
      ? Failure("\(name) is instrumental: there are no words", .nothingFound)
      : Failure("no words for \(name)", .nothingFound)
  }

  static func untimed(_ report: LyricsReport, advice: String?) -> Failure {
    Failure(
      "the words of \(report.song.spokenName) have no times", advice: advice, .nothingFound)
  }

  static func oneTrackOnly(_ option: String) -> Failure {
    Failure("\(option) is for one track, and there are more", advice: "name one of them", .misuse)
  }

  static func noCandidates(for song: Song) -> Failure {
    Failure(
      "no source has anything like \(song.spokenName)", advice: "try another --from",
      .nothingFound)
  }

  static let needsFolder = Failure(
    "more than one track can't be saved in one file",
    advice: "give a folder; a name that ends in / makes one", .misuse)
}

extension Song {
  /// As it stands in a sentence.
  var spokenName: String {
    let title = "'\((self.title ?? Missing.text).cut(to: 60))'"
    return artist.map { "\(title) by \($0.cut(to: 60))" } ?? title
  }
}
