import Networking
import Testing
import TestSupport

@testable import ITunes

struct CatalogChartsTests {
  private static let played =
    "https://rss.marketingtools.apple.com/api/v2/jp/music/most-played/7/songs.json"
  private static let bought = "https://itunes.apple.com/jp/rss/topsongs/limit=7/json"

  @Test(
    arguments: [
      (.songs, played), (.albums, played.replacing("songs.json", with: "albums.json")),
    ] as [(Chart.Kind, String)])
  func `a chart is asked for in one country, as a chart`(kind: Chart.Kind, address: String)
    async throws
  {
    let catalog = Catalog(
      http: HTTP { request in
        #expect(request == HTTP.Request(.chart, address))
        return HTTP.Response(#"{"feed":{"results":[]}}"#)
      })
    let chart = try await catalog.chart(kind, limit: 7, in: japan)
    #expect(chart.kind == kind)
    #expect(chart.source == .mostPlayed)
    #expect(chart.failure == nil)
  }

  @Test(
    arguments: [
      (500, "<html>", .status(500)), (404, #"{"status":404}"#, .status(404)),
      (403, "", .tooManyRequests(retryAfter: nil)), (200, "<html>", .webPage),
      (200, "{}", .nonsense(offset: nil)), (200, "", .empty),
    ] as [(Int, String, HTTPError.Reason)])
  func `the older feed stands in for the newer one, and the chart says why`(
    status: Int, body: String, reason: HTTPError.Reason
  ) async throws {
    let catalog = Catalog(
      http: .answering([
        Self.played: .init(status: status, body),
        Self.bought: .init(#"{"feed":{"entry":{"id":{"attributes":{"im:id":"3"}}}}}"#),
      ]))
    let chart = try await catalog.chart(.songs, limit: 7, in: japan)
    #expect(chart.source == .bestSelling)
    #expect(chart.rows.map(\.id) == [3])
    #expect(chart.kind == .songs)
    #expect(chart.failure == HTTPError(host: "rss.marketingtools.apple.com", reason))
  }

  @Test func `where neither can be had, the newer one's failure counts`() async {
    let catalog = Catalog(
      http: .answering([
        Self.played: .init(status: 500, "<html>"), Self.bought: .init(status: 400, ""),
      ]))
    await #expect(throws: HTTPError(host: "rss.marketingtools.apple.com", .status(500))) {
      try await catalog.chart(.songs, limit: 7, in: japan)
    }
  }

  @Test(
    arguments: [CancellationError(), ChartError.notMusic(kind: "podcasts")] as [any Error])
  func `only a failure of the network leads to the older feed`(error: any Error) async throws {
    let catalog = Catalog(
      http: HTTP { request in
        #expect(request.address == Self.played)
        if error is CancellationError { throw error }
        return HTTP.Response(#"{"feed":{"results":[{"kind":"podcasts","id":"1"}]}}"#)
      })
    let thrown = await #expect(throws: (any Error).self) {
      try await catalog.chart(.songs, limit: 7, in: japan)
    }
    #expect((thrown is CancellationError) == (error is CancellationError))
    #expect((thrown as? ChartError) == (error as? ChartError))
  }

  @Test func `who is told to stop asks nothing more`() async {
    let catalog = Catalog(
      http: HTTP { request in
        #expect(request.address == Self.played)
        withUnsafeCurrentTask { $0?.cancel() }
        throw HTTPError(host: request.host, .lost)
      })
    let asking = Task { try await catalog.chart(.songs, limit: 7, in: japan) }
    await #expect(throws: CancellationError.self) { try await asking.value }
  }

  private var japan: Storefront { Storefront("JP") ?? .us }
}
