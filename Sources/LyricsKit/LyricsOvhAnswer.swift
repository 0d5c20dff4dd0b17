import LooseJSON

/// An answer of lyrics.ovh.
struct LyricsOvhAnswer: Decodable {
  /// `nil` where there are none, or what is there is no text.
  let lyrics: Lyrics?

  private enum CodingKeys: CodingKey {
    case lyrics
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    let text = (try? answer.decode(String.self, forKey: .lyrics)) ?? ""
    var lines = Lyrics(text: text.entitiesDecoded).lines
    // The name of the song, in French, and a notice are no words.
    if lines.first?.text.hasPrefix("Paroles de la chanson ") == true { lines.removeFirst() }
    if lines.last?.text.hasPrefix("*** This Lyrics is NOT for Commercial") == true {
      lines.removeLast()
    }
    let lyrics = Lyrics(trimming: Self.singleSpaced(Lyrics(trimming: lines).lines))
    self.lyrics = lyrics.lines.isEmpty ? nil : lyrics
  }

  /// Halves the breaks where every one is doubled, which is so where no two lines with words meet.
  private static func singleSpaced(_ lines: [Lyrics.Line]) -> [Lyrics.Line] {
    let isDoubled =
      lines.contains { $0.text.isEmpty }
      && zip(lines, lines.dropFirst()).allSatisfy { $0.text.isEmpty || $1.text.isEmpty }
    guard isDoubled, lines.count(where: { !$0.text.isEmpty }) > 2 else { return lines }
    var blanks = 0
    return lines.filter { line in
      blanks = line.text.isEmpty ? blanks + 1 : 0
      // One blank line is the doubled break; the second is the blank line between verses.
      return blanks == 0 || blanks == 2
    }
  }
}
