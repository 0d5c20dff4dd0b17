import LyricsKit
import TerminalUI

/// The words as a file has them, without a header for people.
extension LyricsReport {
  /// Fails where there is nothing to write, or the format needs times and there are none; `any` has
  /// LRC do without.
  func document(as format: LyricsFormat, any: Bool = false) throws(Failure) -> String {
    if format == .json { return json.written + "\n" }
    let words = printableLyrics
    guard !words.lines.isEmpty else { throw .noWords(self) }
    switch format {
    case .lrc:
      guard words.isSynced || any else { throw .untimed(self, advice: Self.lrcAdvice) }
      return words.isSynced ? lrc(words).text : plain(words)
    case .srt:
      guard let film = SubRip(words, seconds: song.query?.seconds) else {
        throw .untimed(self, advice: Self.advice)
      }
      return film.text
    case .text, .json, .tsv, .csv: return plain(words)
    }
  }

  private static let advice = "--format text takes them as they are"
  private static let lrcAdvice = "--format text takes them as they are, and so does --any"

  private func lrc(_ words: Lyrics) -> LRC {
    let query = song.query
    return LRC(
      words, title: query?.title.printable ?? "", artist: query?.artist.printable ?? "",
      album: query?.album?.printable, seconds: query?.seconds)
  }

  private func plain(_ words: Lyrics) -> String {
    words.lines.map { $0.text + "\n" }.joined()
  }

  /// A file may be shown on a terminal too.
  private var printableLyrics: Lyrics {
    Lyrics(
      lines: lines.map { line in
        Lyrics.Line(
          line.text.printable, at: line.milliseconds,
          words: line.words.map { Lyrics.Word($0.text.printable, after: $0.milliseconds) })
      })
  }
}
