import Foundation
package import Networking

extension LyricsSource {
  /// lyrics.ovh, which gathers words from web pages: no times, and no word of which song it found.
  ///
  /// `base` is an address without a slash at its end. Throws an `HTTPError` where the question got
  /// no answer.
  package static func lyricsOvh(
    http: HTTP, base: String = "https://api.lyrics.ovh"
  ) -> LyricsSource {
    LyricsSource(name: "lyrics.ovh") { query in
      for request in LyricsOvhQuestions(query, base: base).requests {
        let response = try await http.answer(to: request)
        switch response.status {
        case 200: break
        // 404 is a miss; 400 a name the server takes for none, as "Unknown".
        case 400, 404: continue
        default: throw HTTPError(host: request.host, .status(response.status))
        }
        let answer = try response.decoded(as: LyricsOvhAnswer.self, answering: request)
        if let lyrics = answer.lyrics { return .found(lyrics) }
      }
      return .notFound(.unknown)
    }
  }
}

/// The questions to ask lyrics.ovh: the literal one, and one without versions and guests.
struct LyricsOvhQuestions {
  let requests: [HTTP.Request]

  init(_ query: LyricsQuery, base: String) {
    let title = SongTitle(query.title)
    let artist = ArtistName(query.artist)
    requests = [(artist.whole, title.whole), (artist.first, title.plain)]
      .map { names in [names.0, names.1].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      }
      // A segment of dots would name another folder.
      .filter { names in names.allSatisfy { name in name.contains { $0 != "." } } }
      .map { names in base + "/v1/" + names.map(\.pathSegmentEncoded).joined(separator: "/") }
      .reduce(into: []) { asked, address in
        let request = HTTP.Request(.lyrics, address)
        if !asked.contains(request) { asked.append(request) }
      }
  }
}
