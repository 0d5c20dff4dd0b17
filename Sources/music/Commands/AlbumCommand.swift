import Arguments
import ITunes
import TerminalUI

/// `music album`: the page of one album, and the words of its tracks.
struct AlbumCommand: Command {
  var album = ""
  var opensStore = false
  var country: Storefront?
  var output = OutputOptions()

  static let name = "album"
  static let summary = "Show one album: its facts and its tracks"
  static let details = [
    "On a terminal a question follows: a number shows the words of that track.",
    "In a pipe each fact is one line, its name and its value with a tab between; then come the tracks as"
      + " 'music search' writes them. JSON is one object with its tracks in it.",
  ]
  static let examples = [
    Example("music album 285283129", "the page of an album"),
    Example("music album 285283129 --json", "the same for a program"),
    Example("music album 285283129 --open", "its page in the store"),
  ]

  static let arguments: [Argument<AlbumCommand>] =
    [
      .word("album", \.album, "An id, or a link to the store"),
      .flag("open", \.opensStore, "Open its page in the store"),
      StorefrontOption.argument(\.country),
    ] + OutputOptions.arguments(\.output)

  func run(in world: World) async throws -> ExitCode {
    let reference = try StoreReference(album)
    let storefront =
      try reference.storefront ?? StorefrontOption.storefront(country, in: world)
    let page = try await page(reference, in: storefront, of: world.catalog)
    let facts = AlbumFacts(page: page, storefront: storefront)
    if opensStore {
      try await world.open(page: facts.address)
    } else if let console = output.console(in: world) {
      let browser = try Browser(world: world, console: console, storefront: storefront)
      _ = try await browser.show(page, leaving: "quit")
    } else {
      try show(facts, in: world)
    }
    return .done
  }

  /// An album's own id, or that of a track on it.
  private func page(
    _ reference: StoreReference, in storefront: Storefront, of catalog: Catalog
  ) async throws -> AlbumPage {
    let id = reference.albumID ?? reference.id
    if let page = try await catalog.album(id: id, in: storefront) { return page }
    switch try await catalog.items(ids: [id], in: storefront).first {
    case .track(let track):
      guard let albumID = track.albumID,
        let page = try await catalog.album(id: albumID, in: storefront)
      else { throw Failure.noAlbum(id, in: storefront) }
      return page
    case .artist(let artist):
      throw Failure(
        "\(artist.id) is an artist, not an album",
        advice: "'music artist \(artist.id)' shows the albums", .misuse)
    case .album, nil: throw Failure.noAlbum(id, in: storefront)
    }
  }

  private func show(_ facts: AlbumFacts, in world: World) throws {
    let tracks = facts.page.tracks
    switch output.format(in: world) {
    case .table:
      try world.show(facts.text.wrapped(to: world.terminal.width ?? .max, indent: 11))
      try world.show(tracks, as: facts.listing, .table)
    case .tsv:
      try world.write(facts.lines)
      try world.show(tracks, as: .tracks, .tsv)
    case .csv: try world.show(tracks, as: .tracks, .csv)
    case .json: try world.write(facts.json.written + "\n")
    }
  }
}
