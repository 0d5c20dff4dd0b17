extension LRC {
  /// The file's text, in the dialect most players know: tags, then lines with `[mm:ss.xx]` before
  /// them, and `<mm:ss.xx>` before words that have a time.
  package var text: String {
    tags.map { "[\($0.name):\($0.value.inOneLine)]\n" }.joined()
      + lines.map { $0.written + "\n" }.joined()
  }
}

extension Lyrics.Line {
  fileprivate var written: String {
    guard let milliseconds else { return text.inOneLine }
    let stamp = "[\(LRCStamp.text(milliseconds))]"
    guard let prefix = untimedPrefix else { return stamp + text.inOneLine }
    return words.reduce(into: stamp + prefix.inOneLine) { line, word in
      line += "<\(LRCStamp.text(milliseconds + word.milliseconds))>" + word.text.inOneLine
    }
  }

  /// What stands before the first word that has a time; `nil` where none has, or they are others.
  private var untimedPrefix: String? {
    let timed = words.flatMap(\.text.unicodeScalars)
    let scalars = text.unicodeScalars
    guard !words.isEmpty, scalars.suffix(timed.count).elementsEqual(timed) else { return nil }
    return String(String.UnicodeScalarView(scalars.dropLast(timed.count)))
  }
}

extension String {
  fileprivate var inOneLine: String {
    guard unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
  }
}
