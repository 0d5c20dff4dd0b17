import Foundation

extension HTTP.Response {
  private static let day = 86_400.0

  /// For how many seconds this answer is as good as a new one; `nil` where it must not be kept.
  ///
  /// Only what a server really said is kept. Failures never are: Vinelab/iTunes #5 kept a 403 as "no
  /// results".
  func lifetime(answering kind: HTTP.Request.Kind) -> Double? {
    guard looksLikeAnswer(to: kind), !forbidsKeeping else { return nil }
    return switch (kind, status) {
    case (.catalog, 200): Self.day
    case (.chart, 200): Self.day / 24
    case (.lyrics, 200): saysNone ? Self.day : 30 * Self.day
    case (.lyrics, 404): Self.day
    case (.cover, 200): 365 * Self.day
    default: nil
    }
  }

  /// Whether the body can be an answer at all, as far as its first and last bytes tell: no web page, no
  /// empty body, no body cut short.
  func looksLikeAnswer(to kind: HTTP.Request.Kind) -> Bool {
    switch kind {
    case .catalog: isJSON && contains(#""results""#) && !contains(#""errorMessage""#)
    case .chart: isJSON
    case .lyrics: isJSON || isJavaScript
    case .cover: isPicture
    }
  }

  /// An empty list, or LyricWiki's words for it.
  private var saysNone: Bool {
    body.count < 1024
      && (text.filter { !$0.isWhitespace } == "[]" || contains("'lyrics':'Not found'"))
  }

  private var forbidsKeeping: Bool {
    headers["cache-control"]?.lowercased().split(separator: ",")
      .contains { $0.trimmingCharacters(in: .whitespaces) == "no-store" } ?? false
  }

  private var isJSON: Bool {
    switch (body.first(where: { !$0.isBlank }), body.last(where: { !$0.isBlank })) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")): true
    default: false
    }
  }

  /// The forms that LyricWiki calls JSON: `song = {…}`, and a function that makes it.
  private var isJavaScript: Bool {
    guard let start = body.firstIndex(where: { !$0.isBlank }),
      let end = body.last(where: { !$0.isBlank }), Data("};".utf8).contains(end)
    else { return false }
    let beginning = body[start...]
    return beginning.starts(with: Data("song".utf8))
      || beginning.starts(with: Data("function lyricwikiSong".utf8))
  }

  /// JPEG, PNG, GIF or WebP.
  private var isPicture: Bool {
    [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8), Array("RIFF".utf8)]
      .contains { body.starts(with: $0) }
  }

  private var text: String { String(decoding: body, as: UTF8.self) }

  private func contains(_ text: String) -> Bool {
    body.range(of: Data(text.utf8)) != nil
  }
}
