/// How words are written, or the list of what the sources have.
enum LyricsFormat: String, CaseIterable, Sendable {
  case text
  case lrc
  case srt
  case json
  /// For `--list` only, as the next.
  case tsv
  case csv

  /// As the names of files end.
  var ending: String { self == .text ? "txt" : rawValue }

  /// Reads the ending of a file's name.
  init?(ofFile path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[dot...].dropFirst().lowercased()
    guard let format = Self.ofWords.first(where: { $0.ending == ending }) else { return nil }
    self = format
  }

  private static let ofWords: [LyricsFormat] = [.text, .lrc, .srt, .json]

  /// The face of a list; `nil` for what only words have.
  var ofList: Format? { self == .text ? .table : Format(rawValue: rawValue) }

  var isForWords: Bool { Self.ofWords.contains(self) }
}
