/// One line of an `.lrc` file that is not about the file.
struct LRCLine {
  /// When it is sung; empty where the file does not say.
  private(set) var times: [Int] = []
  private(set) var text = ""
  private(set) var words: [Lyrics.Word] = []

  /// Takes a line without blanks around it.
  init(_ line: Substring.UnicodeScalarView) {
    var rest = line
    while let stamp = LRCStamp(startOf: rest, .square) {
      // No line is sung more often; each time makes a line of its own.
      if times.count < 64 { times.append(stamp.milliseconds) }
      rest = rest[stamp.end...].withoutBlanksBefore
    }
    if let parts = Self.parts(of: rest, between: .angle) ?? foobarParts(of: rest) {
      add(parts)
    } else {
      text = String(rest)
    }
  }

  /// A piece of the text and the time before it; `nil` only for what stands before the first time.
  private typealias Part = (time: Int?, text: Substring.UnicodeScalarView)

  /// In foobar2000's way, `[00:01.00] so [00:02.00] it`: all brackets must be times, or they are text.
  private func foobarParts(of text: Substring.UnicodeScalarView) -> [Part]? {
    guard let start = times.first, var parts = Self.parts(of: text, between: .square) else {
      return nil
    }
    let openers = text.count { $0 == LRCStamp.Brackets.square.opener }
    guard parts.count == openers + 1 else { return nil }
    if !parts[0].text.isEmpty { parts[0].time = start }
    return parts
  }

  /// Gives `nil` where there is no time.
  private static func parts(
    of text: Substring.UnicodeScalarView, between brackets: LRCStamp.Brackets
  ) -> [Part]? {
    var parts: [Part] = []
    var time: Int?
    var start = text.startIndex
    var rest = text
    while let opener = rest.firstIndex(of: brackets.opener) {
      rest = rest[opener...]
      if let stamp = LRCStamp(startOf: rest, brackets) {
        parts.append((time, text[start..<opener]))
        (time, start) = (stamp.milliseconds, stamp.end)
        rest = rest[stamp.end...]
      } else {
        rest = rest.dropFirst()
      }
    }
    guard !parts.isEmpty else { return nil }
    return parts + [(time, text[start...])]
  }

  private mutating func add(_ parts: [Part]) {
    var parts = parts
    for index in parts.indices.reversed() {
      parts[index].text = parts[index].text.withoutBlanksAfter
      if !parts[index].text.isEmpty { break }
    }
    let first = parts.lazy.compactMap(\.time).first ?? 0
    if times.isEmpty { times = [first] }
    // In a repeated line the words are timed once: for the time that they come after.
    let start = times.filter { $0 <= first }.max() ?? times[0]
    var isAfterBlank = true
    for part in parts {
      let word = isAfterBlank ? part.text.withoutBlanksBefore : part.text
      // Scalars appended to a view of scalars copy all of it each time; to a string they do not.
      text += Substring(word)
      isAfterBlank = word.last?.isBlank ?? isAfterBlank
      guard let time = part.time else { continue }
      words.append(Lyrics.Word(String(word), after: max(0, time - start)))
    }
  }
}
