import LooseJSON
package import Networking

/// Apple's public catalog of music, asked through iTunes Search.
///
/// Source of the rules: Apple's "iTunes Search API" pages, and recorded answers.
package struct Catalog: Sendable {
  /// How many ids one look-up takes.
  package static let idsALookup = 200

  private let http: HTTP

  package init(http: HTTP) {
    self.http = http
  }

  /// In the order of Apple's own ranking; empty where nothing is found.
  ///
  /// Throws an `HTTPError`, or a `CatalogError` where Apple refuses the question.
  package func tracks(matching search: TrackSearch) async throws -> [Track] {
    try await items(
      HTTP.Request(
        .catalog, "https://itunes.apple.com/search",
        query: [
          "media": "music",
          "entity": search.kind == .song ? "song" : "musicVideo",
          "attribute": search.field.attribute,
          "country": search.storefront.code,
          "explicit": search.leavesOutExplicit ? "No" : nil,
          "limit": String(search.limit),
          "term": search.words,
        ])
    ).compactMap { item in
      guard case .track(let track) = item, track.kind == search.kind else { return nil }
      return track
    }
  }

  /// What stands behind up to 200 ids, in no certain order; an id that the store lacks is left out.
  ///
  /// The country counts: what one store sells another may not know.
  package func items(ids: [Int], in storefront: Storefront) async throws -> [CatalogItem] {
    try await items(
      HTTP.Request(
        .catalog, "https://itunes.apple.com/lookup",
        query: [
          "id": ids.map(String.init).joined(separator: ","), "country": storefront.code,
        ]))
  }

  private func items(_ request: HTTP.Request) async throws -> [CatalogItem] {
    let response = try await http.answer(to: request)
    guard response.status == 200 || response.status == 400 else {
      throw HTTPError(host: request.host, .status(response.status))
    }
    let answer = try response.decoded(as: Answer.self, answering: request)
    if let message = answer.errorMessage { throw CatalogError(message: message) }
    guard let results = answer.results else {
      throw HTTPError(host: request.host, .nonsense(offset: nil))
    }
    return results.elements.compactMap(\.item)
  }
}

/// Apple's envelope: its `resultCount` is not always true, and an error may come with status 200.
private struct Answer: Decodable {
  let errorMessage: String?
  let results: LossyArray<AppleRecord>?
}
