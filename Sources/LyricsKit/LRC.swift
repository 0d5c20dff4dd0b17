/// What an `.lrc` file holds: words whose lines begin with the time they are sung, `[mm:ss.xx] la`.
///
/// Times are those a player shows: the file's offset is in them.
package struct LRC: Hashable, Sendable {
  /// No two have one name, and none is empty.
  package var tags: [LRCTag]

  /// In the order of their times; a line without a time follows the one it stands behind in the file.
  package var lines: [Lyrics.Line]

  package init(tags: [LRCTag] = [], lines: [Lyrics.Line]) {
    self.tags = tags
    self.lines = lines
  }

  package var title: String? { self["ti"] ?? self["title"] }

  package var artist: String? { self["ar"] ?? self["artist"] }

  package var album: String? { self["al"] ?? self["album"] }

  /// The length of the track in seconds, written as `3:22`, `03:22.5` or a bare number.
  package var seconds: Double? {
    guard let length = self["length"] else { return nil }
    let clock = "[\(length)]".unicodeScalars
    let milliseconds = LRCStamp(startOf: clock[...], .square)?.milliseconds
    let seconds = milliseconds.map { Double($0) / 1000 } ?? Double(length)
    return seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The value of a tag, whose name is in lower case.
  package subscript(name: String) -> String? {
    tags.first { $0.name == name }?.value
  }
}
