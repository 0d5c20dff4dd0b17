import LooseJSON

/// LyricWiki's answer to `getSong`.
///
/// The server says in the words' place, with status 200, what is the matter with them; the texts
/// are those of its `server.php`.
struct LyricWikiAnswer: Decodable {
  let lyrics: String?
  let isListing: Bool

  private enum CodingKeys: CodingKey {
    case lyrics, listingPage
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    lyrics = answer.text(.lyrics)
    isListing = answer.contains(.listingPage)
  }

  /// Gives `nil` for an answer to another question: an artist or an album.
  func finding(from host: String) throws(LyricsError) -> Finding? {
    guard let lyrics else { return isListing ? .notFound(.listing) : nil }
    let text = Self.withoutHalfMarkup(lyrics).withoutMarkup
    switch text {
    case "", "Not found": return .notFound(.unknown)
    case "Instrumental": return .instrumental
    case Self.cutMark: return .notFound(.unlicensed)
    default: break
    }
    if text.hasPrefix("We don't currently have a license for these lyrics") {
      return .notFound(.unlicensed)
    }
    if text.hasPrefix("Unfortunately, due to licensing restrictions")
      || text.hasPrefix("API is temporarily disabled")
    {
      throw .notice(host: host)
    }
    guard text.hasSuffix(Self.cutMark) else { return .found(Lyrics(text: text)) }
    return .cut(Lyrics(text: String(text.dropLast(Self.cutMark.count))))
  }

  /// Follows the first seventh of the words, which is all the licence lets the server give.
  private static let cutMark = "[...]"

  /// The server counts letters only, so the cut may halve a tag or an entity: that half goes.
  private static func withoutHalfMarkup(_ lyrics: String) -> String {
    guard lyrics.hasSuffix(cutMark) else { return lyrics }
    let words = lyrics.dropLast(cutMark.count)
    guard let start = words.lastIndex(where: { $0 == "<" || $0 == "&" }) else { return lyrics }
    let half = words[start...].dropFirst()
    let isHalf =
      words[start] == "<"
      ? !half.contains(">") && half.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? true
      : half.count < 9 && half.allSatisfy { $0 == "#" || $0.isLetter || $0.isNumber }
    return isHalf ? words[..<start] + cutMark : lyrics
  }
}
