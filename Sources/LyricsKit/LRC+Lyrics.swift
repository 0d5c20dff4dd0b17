extension LRC {
  /// The words to show: the timed lines where there are any, as others are remarks; else all.
  ///
  /// Some servers send the entities of web pages in them.
  package var lyrics: Lyrics {
    let timed = timedLines
    return Lyrics(trimming: (timed.isEmpty ? lines : timed).map(\.entitiesDecoded))
  }

  package var timedLines: [Lyrics.Line] {
    lines.filter { $0.milliseconds != nil }
  }

  /// Whether the file says that the song has no words, as LRCLIB or as Chinese servers do.
  package var isInstrumental: Bool {
    let sung = lines.filter { !$0.text.isEmpty }
    return sung.isEmpty && self["au"]?.lowercased() == "instrumental"
      || sung.count == 1 && sung[0].text.hasPrefix("此歌曲为没有填词的纯音乐")
  }

  /// The words with the names that players show.
  package init(
    _ lyrics: Lyrics, title: String, artist: String, album: String? = nil, seconds: Double? = nil
  ) {
    let length = seconds.flatMap { Int(exactly: ($0 * 1000).rounded(.down)) }
    let tags = [
      ("ti", title), ("ar", artist), ("al", album), ("length", length.map(LRCStamp.text)),
    ]
    self.init(
      tags: tags.compactMap { name, value in
        value.flatMap { $0.isEmpty ? nil : LRCTag(name, $0) }
      },
      lines: lyrics.lines)
  }
}

extension Lyrics.Line {
  fileprivate var entitiesDecoded: Lyrics.Line {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return self }
    var line = self
    line.text = text.entitiesDecoded
    for index in words.indices { line.words[index].text = words[index].text.entitiesDecoded }
    return line
  }
}
