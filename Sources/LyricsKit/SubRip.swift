/// Timed words as `.srt` films show them: numbered, each with the time it comes and goes.
package struct SubRip: Hashable, Sendable {
  package let text: String

  /// Fails where no line has a time; `seconds` is the length of the track.
  package init?(_ lyrics: Lyrics, seconds: Double? = nil) {
    var cues: [Cue] = []
    for line in lyrics.lines {
      guard let start = line.milliseconds else { continue }
      let text = line.text.replacing("-->", with: "→")
      if cues.last?.start == start {
        // The second of one time may be a translation; a blank line would end the cue.
        cues[cues.endIndex - 1].texts += text.isEmpty ? [] : [text]
      } else {
        cues.append(Cue(start: start, texts: text.isEmpty ? [] : [text]))
      }
    }
    guard let last = cues.last else { return nil }
    let length = seconds.flatMap { Int(exactly: ($0 * 1000).rounded(.down)) } ?? 0
    let end = length > last.start ? length : last.start + 5000
    text = zip(cues, cues.dropFirst().map(\.start) + [end])
      .filter { cue, _ in !cue.texts.isEmpty }
      .enumerated()
      .map { number, timed in
        // Nobody sings one line longer: what follows is music.
        let end = min(timed.1, timed.0.start + 10_000)
        return """
          \(number + 1)
          \(Self.written(timed.0.start)) --> \(Self.written(end))
          \(timed.0.texts.joined(separator: "\n"))

          """
      }
      .joined(separator: "\n")
  }

  private struct Cue {
    let start: Int
    var texts: [String]
  }

  /// Writes `hh:mm:ss,mmm`.
  private static func written(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let fraction = String(String(milliseconds % 1000 + 1000).dropFirst())
    return clock.joined(separator: ":") + "," + fraction
  }
}
