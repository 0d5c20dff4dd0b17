package import Foundation

extension LRC {
  /// Reads a file in UTF-8, or in UTF-16 with a mark of its order; bytes that are no text become
  /// U+FFFD.
  package init(decoding bytes: Data) {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else {
      self.init(reading: String(decoding: bytes, as: UTF8.self))
      return
    }
    let low = isBigEndian ? 1 : 0
    let bytes = [UInt8](bytes)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + 1 - low]) << 8 | UInt16(bytes[index + low])
    }
    self.init(reading: String(decoding: units, as: UTF16.self))
  }

  /// Takes any text: what is no time and no tag is words.
  package init(reading text: String) {
    let entries = text.unicodeScalars[...].lines.map { Entry($0.withoutBlanksAround) }
    let firstTimed = entries.firstIndex { $0.isTimed }
    var tags: [LRCTag] = []
    var names: Set<String> = []
    var placed: [Placed] = []
    // Lines without a time stay behind the line they follow in the file.
    var place = Int.min
    for (index, entry) in entries.enumerated() {
      let isPrelude = firstTimed.map { index < $0 } ?? false
      switch entry {
      case .tag(let tag, _) where tag.isKnown || isPrelude:
        // An empty one says nothing, and the first of two is right.
        if !tag.value.isEmpty, names.insert(tag.name).inserted { tags.append(tag) }
      case .comment where firstTimed != nil: break
      case .tag(_, let text), .comment(let text):
        placed.append(Placed(place: place, line: Lyrics.Line(text)))
      case .line(let line):
        place = line.times.first ?? place
        placed += line.placed(at: place)
      }
    }
    let offset = tags.first { $0.name == "offset" }.flatMap { Int($0.value) } ?? 0
    self.init(
      tags: tags.filter { $0.name != "offset" },
      lines: placed.inOrder.map { $0.line.earlier(by: offset) })
  }

  private enum Entry {
    case tag(LRCTag, text: String)
    case comment(String)
    case line(LRCLine)

    init(_ text: Substring.UnicodeScalarView) {
      if let tag = LRCTag(text), tag.isKnown || !tag.value.contains("<") {
        self = .tag(tag, text: String(text))
      } else if text.first == "#" {
        self = .comment(String(text))
      } else {
        self = .line(LRCLine(text))
      }
    }

    var isTimed: Bool {
      if case .line(let line) = self { !line.times.isEmpty } else { false }
    }
  }

  fileprivate struct Placed {
    let place: Int
    let line: Lyrics.Line
  }
}

extension LRCLine {
  fileprivate func placed(at place: Int) -> [LRC.Placed] {
    guard !times.isEmpty else { return [LRC.Placed(place: place, line: Lyrics.Line(text))] }
    return times.map { LRC.Placed(place: $0, line: Lyrics.Line(text, at: $0, words: words)) }
  }
}

extension [LRC.Placed] {
  /// Those of one time stay as they are: the second may be a translation.
  fileprivate var inOrder: [LRC.Placed] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.place <= $1.place }
    return isSorted
      ? self
      : enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        .map(\.element)
  }
}

extension Lyrics.Line {
  /// A positive offset is read as "earlier", as Wikipedia and most players do; some do the reverse.
  ///
  /// More than a day is no offset.
  fileprivate func earlier(by offset: Int) -> Lyrics.Line {
    guard offset.magnitude < 86_400_000 else { return self }
    var line = self
    line.milliseconds = milliseconds.map { max(0, $0 - offset) }
    return line
  }
}

extension Substring.UnicodeScalarView {
  /// Parts at LF, CR and CRLF; the last line need not end.
  fileprivate var lines: [Self] {
    var lines: [Self] = []
    var rest = self
    while let end = rest.firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
      lines.append(rest[..<end])
      let isReturn = rest[end] == "\r"
      rest = rest[end...].dropFirst()
      if isReturn, rest.first == "\n" { rest = rest.dropFirst() }
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
