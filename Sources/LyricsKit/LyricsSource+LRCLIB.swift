package import Networking

extension LyricsSource {
  /// LRCLIB (lrclib.net/docs), which needs no key; or another server of its kind at `base`, an
  /// address without a slash at its end.
  ///
  /// Throws an `HTTPError` where a question got no answer, even after others had: "not found" is
  /// said only when all were answered.
  package static func lrclib(http: HTTP, base: String = "https://lrclib.net") -> LyricsSource {
    let name = "lrclib"
    return LyricsSource(
      name: name,
      candidates: { query in
        var found: [Candidate] = []
        for request in LRCLIBQuestions(query, base: base).requests {
          let rows = try await http.rows(answering: request).compactMap { $0.candidate(from: name) }
          found += rows.filter { !found.contains($0) }
        }
        return found
      },
      answer: { query in
        var unsure: Match?
        for request in LRCLIBQuestions(query, base: base).requests {
          let best = try await http.rows(answering: request)
            .compactMap { $0.candidate(from: name) }.matches(for: query).first
          guard let best, best.fits else { continue }
          if best.isSure { return Answer(best.finding, match: best) }
          // Words of a recording that is not quite as long will do when there are no others.
          if best.score > unsure?.score ?? 0 { unsure = best }
        }
        return Answer(unsure?.finding ?? .notFound(.unknown), match: unsure)
      })
  }
}

extension HTTP {
  fileprivate func rows(answering request: Request) async throws -> [LRCLIBRow] {
    let response = try await answer(to: request)
    switch response.status {
    case 200: return try response.decoded(as: LRCLIBRows.self, answering: request).rows
    // 404 is a miss; 400 a question this server does not take, and the next is simpler.
    case 400, 404: return []
    default: throw HTTPError(host: request.host, .status(response.status))
    }
  }
}
