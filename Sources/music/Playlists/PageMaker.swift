import CoverPage
import Foundation
import Networking
import TerminalUI

/// Makes a page of covers, and puts it where it is wanted.
struct PageMaker: Sendable {
  let world: World
  /// The path of the page, or `-`.
  let path: String
  let options: PageOptions

  /// `nil` where no page is wanted; fails where one would stand in its way.
  init?(_ options: PageOptions, in world: World) throws(Failure) {
    guard let path = options.file else { return nil }
    self.world = world
    self.options = options
    self.path = path
    if let file { try file.checkPlace() }
  }

  private var file: PageFile? {
    path == "-" ? nil : PageFile(path: path, overwrites: options.overwrites)
  }

  func write(_ title: String, facts: [String], _ rows: [TileRow]) async throws {
    let places = Set(rows.flatMap(\.tiles).compactMap(\.cover))
    let pictures =
      options.embeds ? try await CoverLoader(world: world).pictures(at: places) : addresses(places)
    let page = Page(
      title: title, facts: facts + [today],
      rows: rows.map { row in
        Page.Row(
          title: row.title ?? Missing.text,
          note: row.tiles.isEmpty ? nil : Self.count(row.tiles.count, row.thing),
          items: row.tiles.map { tile in
            Page.Item(
              title: tile.title ?? Missing.text, subtitle: tile.subtitle, link: tile.page,
              picture: tile.cover.flatMap { pictures[$0] } ?? .none)
          })
      })
    if let file { try file.write(page.html) } else { try world.write(page.html) }
    let missing = places.count - pictures.count
    if missing > 0 {
      try world.say(
        Text("music: \(Self.count(missing, "cover")) could not be had, and is drawn instead"))
    }
  }

  static func count(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }

  /// The day in UTC, the same in every locale.
  private var today: String {
    world.clock.now().formatted(.iso8601.year().month().day())
  }

  private func addresses(_ places: Set<Cover.Place>) -> [Cover.Place: Picture] {
    places.reduce(into: [:]) { pictures, place in
      switch place {
      case .address(let address): pictures[place] = .address(address)
      case .file(let file): pictures[place] = .address(Self.address(of: file, from: path))
      }
    }
  }

  /// The way from the page to a file, as a relative address.
  static func address(of file: String, from page: String) -> String {
    let target = URL(filePath: file).standardizedFileURL.pathComponents
    let folder =
      page == "-"
      ? URL(filePath: ".").standardizedFileURL.pathComponents
      : URL(filePath: page).standardizedFileURL.deletingLastPathComponent().pathComponents
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    let steps = up + target.dropFirst(shared)
    return steps.map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? $0 }
      .joined(separator: "/")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
