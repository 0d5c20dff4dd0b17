package import Networking

extension LyricsSource {
  /// LRCLIB (lrclib.net/docs), which needs no key; or another server of its kind at `base`, an
  /// address without a slash at its end.
  ///
  /// Throws an `HTTPError` where a question got no answer, even after others had: "not found" is
  /// said only when all were answered.
  package static func lrclib(http: HTTP, base: String = "https://lrclib.net") -> LyricsSource {
    LyricsSource(name: "lrclib") { query in
      for request in LRCLIBQuestions(query, base: base).requests {
        let response = try await http.answer(to: request)
        switch response.status {
        case 200: break
        // 404 is a miss; 400 a question this server does not take, and the next is simpler.
        case 400, 404: continue
        default: throw HTTPError(host: request.host, .status(response.status))
        }
        let rows = try response.decoded(as: LRCLIBRows.self, answering: request)
        if let finding = rows.finding(for: query) { return finding }
      }
      return .notFound(.unknown)
    }
  }
}
