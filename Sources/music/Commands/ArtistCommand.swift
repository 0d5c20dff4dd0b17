import Arguments
import Foundation
import ITunes
import TerminalUI

/// `music artist`: an artist's whole discography, by year.
struct ArtistCommand: Command {
  var words: [String] = []
  var order = Discography.Order.newest
  var only: Discography.Section.Kind?
  var showsAll = false
  var country: Storefront?
  var page = PageOptions()
  var output = OutputOptions()

  static let name = "artist"
  static let summary = "Show an artist's albums, by year"
  static let details = [
    "Clean and explicit twins, and copies for other countries, are one row: (+2) says that two more"
      + " stand behind it. On a terminal a number leads to the page of the album."
  ]
  static let examples = [
    Example("music artist tom waits", "the newest first"),
    Example("music artist --oldest --only albums tom waits", "the albums in order"),
    Example("music artist 83964 --json", "by id, one JSON object a line"),
  ]

  static let arguments: [Argument<ArtistCommand>] =
    [
      .words("artist", \.words, "A name, an id, or a link to the store"),
      .flag("oldest", \.order, .oldest, "The oldest first"),
      .option("only", \.only, "Only one part of the list"),
      .flag("all", \.showsAll, "Each twin and copy in a row of its own"),
      StorefrontOption.argument(\.country),
    ] + PageOptions.arguments(\.page) + OutputOptions.arguments(\.output)

  func validate() throws(ArgumentError) {
    try page.validate(output)
  }

  func run(in world: World) async throws -> ExitCode {
    let maker = try PageMaker(page, in: world)
    let name = words.joined(separator: " ")
    let reference = StoreReference(reading: name)
    let storefront =
      try reference?.storefront ?? StorefrontOption.storefront(country, in: world)
    let console = maker == nil ? output.console(in: world) : nil
    let browser = try console.map { console throws(Failure) in
      try Browser(world: world, console: console, storefront: storefront)
    }
    if let id = reference?.id {
      try await show(id, in: storefront, of: world, browser, maker)
      return .done
    }
    let artists = try await artists(named: name, in: storefront, of: world)
    let namesakes = artists.filter { $0.name?.isSameName(as: name) == true }
    if namesakes.count == 1 || artists.count == 1, let artist = (namesakes + artists).first {
      try await show(artist.id, in: storefront, of: world, browser, maker)
    } else if let browser {
      _ = try await browser.list(artists, as: .artists) { artist in
        try await show(artist.id, in: storefront, of: world, browser, maker)
        return .list
      }
    } else if let best = (namesakes + artists).first {
      try world.say(
        Text(
          "music: \(artists.count) artists are found; this is \(best.name ?? Missing.text) (\(best.id))"
        ))
      try await show(best.id, in: storefront, of: world, nil, maker)
    }
    return .done
  }

  private func artists(
    named name: String, in storefront: Storefront, of world: World
  ) async throws -> [Artist] {
    var search = CatalogSearch(words: name)
    search.kind = .artist
    search.storefront = storefront
    let artists = try await world.catalog.artists(matching: search)
    guard !artists.isEmpty else { throw Failure.nothingFound(for: name, in: storefront) }
    return artists
  }

  private func show(
    _ id: Int, in storefront: Storefront, of world: World, _ browser: Browser?,
    _ maker: PageMaker?
  ) async throws {
    guard
      let discography = try await world.catalog.discography(of: id, in: storefront)
    else { throw Failure.noArtist(id, in: storefront) }
    let rows = discography.rows(order, only: only, folded: !showsAll)
    guard !rows.isEmpty else {
      let part = only.map { " under \($0.title)" } ?? ""
      throw Failure(
        "nothing\(part) by \(discography.artist.name ?? String(id)) in country \(storefront.code)",
        .nothingFound)
    }
    if let maker {
      try await maker.write(
        discography.artist.name ?? Missing.text,
        facts: [PageMaker.count(rows.count, "release"), storefront.name],
        TileRow.rows(of: rows))
      return
    }
    if let browser {
      _ = try await browser.show(discography, rows: rows, leaving: "quit")
      return
    }
    let format = output.format(in: world)
    if format == .table { try world.show(discography.artist.heading) }
    try world.show(rows, as: .discography, format)
  }
}

extension String {
  /// Case, accents and blanks at the ends make no difference between names.
  fileprivate func isSameName(as other: String) -> Bool {
    trimmingCharacters(in: .whitespaces).compare(
      other.trimmingCharacters(in: .whitespaces),
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], range: nil, locale: nil
    )
      == .orderedSame
  }
}
