import Foundation
import ITunes
import Networking
import Playlists
import TerminalUI

/// Finds covers: by the user's own pattern, beside the library, else in the store.
struct CoverFinder: Sendable {
  let world: World
  let place: LibraryPlace
  /// A path or an address with `{id}` in it.
  let template: String?
  let storefront: Storefront
  /// Asks the store for the pages of albums too whose covers are the user's own.
  var findsPages = false

  /// In pixels; a page shows half as many, and dense screens want twice.
  static let side = 300

  static let hole = "{id}"

  /// By id; what has no cover is left out.
  ///
  /// A store that can't be asked is said, and no reason to fail.
  func covers(of albums: [Library.Album]) async throws -> [Int: Cover] {
    var titles: [Int: String?] = [:]
    for album in albums { titles[album.id] = album.title }
    var covers: [Int: Cover] = [:]
    for id in titles.keys { covers[id] = ownPlace(of: id).map { Cover(place: $0) } }
    var seen: Set<Int> = []
    let rest = albums.map(\.id).filter {
      $0 > 0 && (findsPages || covers[$0] == nil) && seen.insert($0).inserted
    }
    do {
      for start in stride(from: 0, to: rest.count, by: Catalog.idsALookup) {
        let ids = Array(rest[start...].prefix(Catalog.idsALookup))
        for (id, album) in try await world.catalog.details(ofAlbums: ids, in: storefront) {
          // Who has covers of their own may have numbers of their own.
          let isSame = album.title == titles[id] ?? nil
          if covers[id] != nil, !isSame { continue }
          let place = covers[id]?.place ?? album.artworkURL.map(Self.place(ofArtwork:))
          covers[id] = Cover(place: place, artist: album.artist, page: album.url)
        }
      }
    } catch let error as HTTPError {
      try world.say(Failure(error))
    } catch let error as CatalogError {
      try world.say(Failure(error))
    }
    return covers
  }

  private static func place(ofArtwork address: String) -> Cover.Place {
    .address(Artwork(address).fitting(side))
  }

  /// A file counts where it is there; an address is taken on trust.
  private func ownPlace(of id: Int) -> Cover.Place? {
    let candidates = [
      template.map { Self.place($0.replacing(Self.hole, with: String(id))) },
      beside("covers/\(id).jpg"),
    ]
    return candidates.compactMap(\.self).first { place in
      guard case .file(let path) = place else { return true }
      return FileManager.default.fileExists(atPath: path)
    }
  }

  private static func place(_ text: String) -> Cover.Place {
    let start = text.lowercased()
    let isAddress = start.hasPrefix("https://") || start.hasPrefix("http://")
    return isAddress ? .address(text) : .file(text)
  }

  private func beside(_ path: String) -> Cover.Place? {
    switch place {
    case .own(let file), .file(let file):
      let folder = (file as NSString).deletingLastPathComponent as NSString
      return .file(folder.appendingPathComponent(path))
    case .address(let address):
      return URL(string: path, relativeTo: URL(string: address)).map { .address($0.absoluteString) }
    case .input: return nil
    }
  }
}
