import Foundation
package import Networking

extension LyricsSource {
  /// LyricWiki, as it answered from 2010 until it closed in 2020: beginnings of words only.
  ///
  /// Any server that speaks `func=getSong&fmt=json` will do as `base`, an address without a slash
  /// at its end. Throws an `HTTPError` for any status but 200, as the server of a closed wiki
  /// answers 404, 410 or a web page, and never said "not found" by status; throws
  /// `LyricsError.notice` for a notice in the words' place.
  package static func lyricwiki(
    http: HTTP, base: String = "http://lyrics.wikia.com"
  ) -> LyricsSource {
    LyricsSource(name: "lyricwiki") { query in
      let title = query.title.typed.withoutYear.trimmingCharacters(in: .whitespacesAndNewlines)
      // The server takes a question without a song as one about the artist.
      guard !title.isEmpty, !query.artist.allSatisfy(\.isWhitespace) else {
        return .notFound(.unknown)
      }
      let request = HTTP.Request(
        .lyrics, base + "/api.php",
        query: ["func": "getSong", "artist": query.artist.typed, "song": title, "fmt": "json"])
      let response = try await http.answer(to: request)
      guard response.status == 200 else {
        throw HTTPError(host: request.host, .status(response.status))
      }
      let answer = try response.decoded(as: LyricWikiAnswer.self, answering: request)
      guard let finding = try answer.finding(from: request.host) else {
        throw HTTPError(host: request.host, .nonsense(offset: nil))
      }
      return finding
    }
  }
}

extension String {
  /// Without ` (1985)` at the end: by that the server knows an album.
  fileprivate var withoutYear: String {
    replacing(#/ \([0-9]{4}\)$/#, with: "")
  }
}
