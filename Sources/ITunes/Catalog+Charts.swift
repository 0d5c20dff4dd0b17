import Networking

extension Catalog {
  /// The first `limit` (1 to 100) of a country: what is played, or where that feed can't be had what
  /// is bought, with the reason in `failure`.
  ///
  /// Throws the first feed's `HTTPError` where neither can be had. Its status 500 may mean a country
  /// without a chart, or a limit above 100.
  package func chart(
    _ kind: Chart.Kind, limit: Int, in storefront: Storefront
  ) async throws -> Chart {
    let country = storefront.code.lowercased()
    do {
      return try await chart(
        kind,
        from: "https://rss.marketingtools.apple.com/api/v2/\(country)/music/most-played/\(limit)/"
          + "\(kind.rawValue).json")
    } catch let failure as HTTPError {
      // A network that is told to stop may put it in its own words.
      try Task.checkCancellation()
      do {
        var chart = try await chart(
          kind,
          from: base + "/\(country)/rss/top\(kind.rawValue)/limit=\(limit)/json")
        chart.failure = failure
        return chart
      } catch is HTTPError {
        try Task.checkCancellation()
        throw failure
      }
    }
  }

  private func chart(_ kind: Chart.Kind, from address: String) async throws -> Chart {
    let request = HTTP.Request(.chart, address)
    let response = try await http.answer(to: request)
    guard response.status == 200 else {
      throw HTTPError(host: request.host, .status(response.status))
    }
    var chart = try Chart(response.decoded(as: ChartFeed.self, answering: request))
    // An empty one does not say.
    chart.kind = chart.kind ?? kind
    return chart
  }
}
