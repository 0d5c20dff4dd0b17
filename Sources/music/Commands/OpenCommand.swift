import Arguments
import ITunes
import TerminalUI

/// `music open`: the page of a track, an album or an artist in Apple's store.
struct OpenCommand: Command {
  var thing = ""
  var opensApp = false
  var onlyPrints = false
  var country: Storefront?

  static let name = "open"
  static let summary = "Open something's page in Apple's store"
  static let details = [
    "The browser is BROWSER, else what the system opens web pages with. Without one the address is"
      + " written to standard output."
  ]
  static let examples = [
    Example("music open 285283129", "by id: a track, an album or an artist"),
    Example("music open 285283129 --print", "only the address"),
  ]

  static let arguments: [Argument<OpenCommand>] = [
    .word("thing", \.thing, "An id, or a link to the store"),
    .flag("app", \.opensApp, "In Apple's music app, on systems that have it"),
    .flag("print", \.onlyPrints, "Write the address, and open nothing"),
    StorefrontOption.argument(\.country),
  ]

  func run(in world: World) async throws -> ExitCode {
    let reference = try StoreReference(thing)
    var address = try await address(of: reference, in: world)
    if opensApp, let colon = address.firstIndex(of: ":") {
      address = World.appScheme + address[address.index(after: colon)...]
    }
    if onlyPrints {
      try world.write(address + "\n")
    } else {
      try await world.open(page: address)
    }
    return .done
  }

  /// A link is its own address; only an id has to be looked up.
  private func address(of reference: StoreReference, in world: World) async throws -> String {
    if reference.link != nil { return thing.printable }
    let storefront = try StorefrontOption.storefront(country, in: world)
    let items = try await world.catalog.items(ids: [reference.id], in: storefront)
    return switch items.first {
    case .track(let track): track.page(in: storefront)
    case .album(let album): album.page(in: storefront)
    case .artist(let artist): artist.page(in: storefront)
    case nil:
      throw Failure(
        "nothing has the id \(reference.id) in country \(storefront.code)",
        advice: "try another --country", .nothingFound)
    }
  }
}
