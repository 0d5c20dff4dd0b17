import Arguments
import Foundation
import ITunes
import TerminalUI

/// `music top`: Apple's chart of one country.
struct TopCommand: Command {
  var kind: Chart.Kind?
  var limit = 100
  var genre: String?
  var country: Storefront?
  var page = PageOptions()
  var output = OutputOptions()

  static let name = "top"
  static let summary = "Show what a country hears most: albums or songs"
  static let details = [
    "On a terminal a number leads on: to the page of an album, to the words of a song.",
    "Without an answer from the feed of what is played, the one of what is bought takes its place, and"
      + " stderr says so.",
  ]
  static let examples = [
    Example("music top", "the hundred albums that are played most"),
    Example("music top songs --country jp -n 10", "ten songs in Japan"),
    Example("music top --genre jazz --json", "for a program"),
  ]

  static let arguments: [Argument<TopCommand>] =
    [
      .word("kind", \.kind, "What to rank (albums without it)"),
      .option("limit", short: "n", \.limit, in: 1...100, "How many ranks to ask for"),
      .option("genre", "NAME", \.genre, "Only rows of this genre"),
      StorefrontOption.argument(\.country),
    ] + PageOptions.arguments(\.page) + OutputOptions.arguments(\.output)

  func validate() throws(ArgumentError) {
    try page.validate(output)
  }

  func run(in world: World) async throws -> ExitCode {
    let maker = try PageMaker(page, in: world)
    let storefront = try StorefrontOption.storefront(country, in: world)
    let kind = kind ?? .albums
    let catalog = try world.catalog
    let chart = try await catalog.chart(kind, limit: limit, in: storefront)
    if let failure = chart.failure {
      try world.say(Failure(failure))
      try world.say(Text("  this is what is bought most, from Apple's older feed", .muted))
    }
    let rows = chart.rows.filter { $0.isOf(genre) }
    guard !rows.isEmpty else {
      throw Failure(
        "the chart of \(storefront.code) has no \(kind.rawValue)"
          + (genre.map { " of genre '\($0.cut(to: 40))'" } ?? ""), .nothingFound)
    }
    if let maker {
      try await maker.write(
        "Top \(kind.rawValue)", facts: [storefront.name] + (genre.map { [$0] } ?? []),
        TileRow.rows(of: rows, kind))
      return .done
    }
    let hasAllRanks = rows.map(\.rank) == Array(1...rows.count)
    let listing = Listing.chart(of: kind, hasAllRanks: hasAllRanks)
    guard let console = output.console(in: world) else {
      try world.show(rows, as: listing, output.format(in: world))
      return .done
    }
    let browser = try Browser(world: world, console: console, storefront: storefront)
    _ = try await browser.list(rows, as: listing) { row in
      guard let id = row.id else {
        throw Failure("this row has no id, so nothing leads on from it", .nothingFound)
      }
      return kind == .albums ? try await browser.album(id) : try await browser.words(ofTrack: id)
    }
    return .done
  }
}

extension ChartRow {
  /// Case, accents and the rest of the name make no difference: `hip-hop` is in `Hip-Hop/Rap`.
  fileprivate func isOf(_ genre: String?) -> Bool {
    guard let genre else { return true }
    return self.genre?.range(
      of: genre, options: [.caseInsensitive, .diacriticInsensitive], range: nil, locale: nil) != nil
  }
}
