import Foundation

/// The text of `.lrc` files, whose lines begin with the time they are sung: `[mm:ss.xx] words`.
enum LRC {
  /// The lines that have a time, in its order; a line with several times comes as often.
  static func lines(of text: String) -> [Lyrics.Line] {
    text.split(whereSeparator: \.isNewline)
      .flatMap { line in
        let (times, words) = parted(line)
        return times.map { Lyrics.Line(words, at: $0) }
      }
      .sorted { ($0.seconds ?? 0) < ($1.seconds ?? 0) }
  }

  /// All lines but those of the file itself, `[ar: …]`, without their times.
  ///
  /// LRCLIB makes plain words of timed ones, and by a mistake of its own takes the time of the first
  /// line only.
  static func words(of text: String) -> [Lyrics.Line] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !isTag($0) }
      .map { Lyrics.Line(parted($0).words) }
  }

  /// Known names only, as "[Chorus: Nobody]" is part of the words.
  private static func isTag(_ line: Substring) -> Bool {
    let names = ["ti", "ar", "al", "au", "by", "re", "ve", "length", "offset", "id", "la", "lang"]
    let parts = line.drop(while: \.isWhitespace).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].first == "[" else { return false }
    return names.contains(parts[0].dropFirst().lowercased())
  }

  private static func parted(_ line: Substring) -> (times: [Double], words: String) {
    var times: [Double] = []
    var rest = line.drop(while: \.isWhitespace)
    while rest.first == "[", let end = rest.firstIndex(of: "]"),
      let time = seconds(rest[..<end].dropFirst())
    {
      times.append(time)
      rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
    }
    return (times, withoutWordTimes(rest).trimmingCharacters(in: .whitespaces))
  }

  /// Leaves out the `<mm:ss.xx>` before single words.
  private static func withoutWordTimes(_ words: Substring) -> String {
    let parts = words.split(separator: "<", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { words, part in
      if let end = part.firstIndex(of: ">"), seconds(part[..<end]) != nil {
        let word = part[end...].dropFirst()
        words += words.last == " " ? word.drop(while: \.isWhitespace) : word
      } else {
        words += "<" + part
      }
    }
  }

  /// Reads `mm:ss`, `mm:ss.x` or `mm:ss:x`, where x is a fraction of any length: `.5` is a half.
  private static func seconds(_ time: Substring) -> Double? {
    let parts = time.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    let areDigits = parts.allSatisfy { part in
      (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard areDigits, (2...3).contains(parts.count), time.dropFirst(parts[0].count).first == ":",
      let minutes = Double(parts[0]), let seconds = Double(parts[1]),
      let fraction = parts.count == 3 ? Double("0.\(parts[2])") : 0
    else { return nil }
    return minutes * 60 + seconds + fraction
  }
}
