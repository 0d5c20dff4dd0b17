import ITunes
import LyricsKit
import TerminalUI

/// Leads a person from page to page: an artist, an album, the words of a track, and back.
struct Browser: Sendable {
  let world: World
  let console: Console
  let storefront: Storefront
  let sources: [LyricsSource]
  private let catalog: Catalog

  init(world: World, console: Console, storefront: Storefront) throws(Failure) {
    self.world = world
    self.console = console
    self.storefront = storefront
    sources = try LyricsSources.standard(in: world)
    catalog = try world.catalog
  }

  /// A list from which each row leads on; failures on the way are said, and the list goes on.
  func list<Row>(
    _ rows: [Row], as listing: Listing<Row>, heading: Text = Text(), page: String? = nil,
    keys: [Picker.Key] = [], leaving: String = "quit",
    picked: (Row) async throws -> NextStep
  ) async throws -> LoopEnding {
    var loop = PickLoop(listing: listing, rows: rows, console: console)
    loop.heading = heading
    loop.leaving = leaving
    loop.keys = (page == nil ? [] : [Self.openKey]) + keys
    return try await loop.run { letter in
      guard letter == Self.openKey.letter, let page else { return .leave }
      return try await keepingOn {
        try await world.open(page: page)
        return .ask
      }
    } picked: { row in
      try await keepingOn { try await picked(row) }
    }
  }

  private static let openKey = Picker.Key(
    "o", "open in the store", help: "opens the page in the store")

  /// The words of a track; the list stays where it is.
  func words(of track: Track) async throws -> NextStep {
    let report = try await LyricsReport.of(.track(track), from: sources)
    try console.show(.blankLine)
    try world.show(report)
    try console.show(.blankLine)
    return .ask
  }

  /// The same for a track that is known by its id only, as charts know them.
  func words(ofTrack id: Int) async throws -> NextStep {
    guard let track = try await catalog.details(ofTracks: [id], in: storefront)[id] else {
      throw Failure.noTrack(id, in: storefront)
    }
    return try await words(of: track)
  }

  /// The page of an album, until the person goes back.
  func album(_ id: Int) async throws -> NextStep {
    guard let page = try await catalog.album(id: id, in: storefront) else {
      throw Failure.noAlbum(id, in: storefront)
    }
    return try await show(page)
  }

  func show(_ page: AlbumPage, leaving: String = "back") async throws -> NextStep {
    let facts = AlbumFacts(page: page, storefront: storefront)
    _ = try await list(
      page.tracks, as: facts.listing, heading: .blankLine + facts.text, page: facts.address,
      leaving: leaving
    ) { track in try await words(of: track) }
    return .list
  }

  /// The discography of an artist, until the person goes back.
  func artist(_ id: Int) async throws -> NextStep {
    guard let discography = try await catalog.discography(of: id, in: storefront) else {
      throw Failure.noArtist(id, in: storefront)
    }
    return try await show(discography)
  }

  func show(
    _ discography: Discography, rows: [DiscographyRow]? = nil, leaving: String = "back"
  ) async throws -> NextStep {
    let artist = discography.artist
    let rows = rows ?? discography.rows()
    _ = try await list(
      rows, as: .discography, heading: .blankLine + artist.heading,
      page: artist.page(in: storefront), leaving: leaving
    ) { row in try await album(row.release.album.id) }
    return .list
  }

  /// The page of a video, until the person goes back.
  func video(_ track: Track) async throws -> NextStep {
    _ = try await list(
      [Track](), as: .tracks, heading: .blankLine + track.facts(in: storefront),
      page: track.page(in: storefront), leaving: "back"
    ) { _ in .ask }
    return .list
  }

  /// A failure on the way is said, and the question comes back.
  func keepingOn(_ step: () async throws -> NextStep) async throws -> NextStep {
    do {
      return try await step()
    } catch let error as OutputError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      try world.say(Failure(error))
      return .ask
    }
  }
}
