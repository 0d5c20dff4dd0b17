import LooseJSON
package import Networking

/// Apple's public catalog of music, asked through iTunes Search.
///
/// Source of the rules: Apple's "iTunes Search API" pages, and recorded answers.
package struct Catalog: Sendable {
  /// How many ids one look-up takes.
  package static let idsALookup = 200

  let http: HTTP

  /// Where search, look-up and the older charts are, without a slash at its end.
  let base: String

  package init(http: HTTP, base: String = "https://itunes.apple.com") {
    self.http = http
    self.base = base
  }

  /// Songs, or videos where the search names them, in the order of Apple's own ranking; empty where
  /// nothing is found.
  ///
  /// Throws an `HTTPError`, or a `CatalogError` where Apple refuses the question.
  package func tracks(matching search: CatalogSearch) async throws -> [Track] {
    let kind = search.kind == .video ? Track.Kind.video : .song
    return try await items(matching: search, as: kind == .video ? .video : .song).compactMap {
      item in
      guard case .track(let track) = item, track.kind == kind else { return nil }
      return track
    }
  }

  /// Albums, whatever kind the search names; ranked and failing as tracks do.
  package func albums(matching search: CatalogSearch) async throws -> [Album] {
    try await items(matching: search, as: .album).compactMap { item in
      guard case .album(let album) = item else { return nil }
      return album
    }
  }

  /// Artists, whatever kind the search names; ranked and failing as tracks do.
  package func artists(matching search: CatalogSearch) async throws -> [Artist] {
    try await items(matching: search, as: .artist).compactMap { item in
      guard case .artist(let artist) = item else { return nil }
      return artist
    }
  }

  /// What stands behind up to 200 ids, in no certain order; an id that the store lacks is left out.
  ///
  /// The country counts: what one store sells another may not know.
  package func items(ids: [Int], in storefront: Storefront) async throws -> [CatalogItem] {
    try await look(up: ids.map(String.init).joined(separator: ","), in: storefront)
  }

  /// The thing behind an id first, then up to 200 of its albums or songs, in Apple's order.
  func items(id: Int, with entity: String, in storefront: Storefront) async throws -> [CatalogItem]
  {
    try await look(up: String(id), with: entity, in: storefront)
  }

  private func look(
    up ids: String, with entity: String? = nil, in storefront: Storefront
  ) async throws -> [CatalogItem] {
    try await items(
      HTTP.Request(
        .catalog, base + "/lookup",
        query: [
          "id": ids, "entity": entity,
          // More than 200 would mean 50.
          "limit": entity.map { _ in "200" },
          "country": storefront.code,
        ]))
  }

  private func items(
    matching search: CatalogSearch, as kind: CatalogSearch.Kind
  ) async throws -> [CatalogItem] {
    var search = search
    search.kind = kind
    return try await items(
      HTTP.Request(
        .catalog, base + "/search",
        query: [
          "media": "music",
          "entity": kind.entity,
          "attribute": search.attribute,
          "country": search.storefront.code,
          "explicit": search.leavesOutExplicit ? "No" : nil,
          "limit": String(search.limit),
          "term": search.words,
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
