import Foundation

/// A page of Apple's store, as people paste it.
///
/// Known hosts: music.apple.com and itunes.apple.com, with or without `geo.` before it; a link
/// without a country means the United States.
package struct StoreLink: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case track
    case album
    case artist
  }

  package let kind: Kind
  package let id: Int
  package let storefront: Storefront

  /// The album itself, or the one a track is on where the link says so.
  package let albumID: Int?

  package init?(_ link: String) {
    guard let url = URLComponents(string: link),
      let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host?.lowercased(), Self.hosts.contains(host)
    else { return nil }
    var path = url.path.split(separator: "/").map(String.init)
    guard let first = path.first else { return nil }
    if let storefront = Storefront(first) {
      self.storefront = storefront
      path.removeFirst()
    } else {
      storefront = .us
    }
    let query = Dictionary(
      (url.queryItems ?? []).map { ($0.name, $0.value ?? "") },
      uniquingKeysWith: { first, _ in first })
    // The old form has the id in the query: `viewAlbum?id=1`.
    let number = path.last.flatMap(Self.number) ?? query["id"].flatMap(Self.number)
    let isAlbum = path.first == "album" || path.last == "viewAlbum"
    albumID = isAlbum ? number : nil
    if let track = query["i"].flatMap(Self.number) {
      (kind, id) = (.track, track)
      return
    }
    guard let number else { return nil }
    id = number
    switch path.first {
    case _ where isAlbum: kind = .album
    case "artist": kind = .artist
    case "song", "music-video": kind = .track
    case _ where path.last == "viewArtist": kind = .artist
    default: return nil
    }
  }

  private static let hosts: Set = [
    "music.apple.com", "itunes.apple.com", "geo.music.apple.com", "geo.itunes.apple.com",
  ]

  /// `285283129`, or `id285283129` as older links have it.
  private static func number(_ segment: String) -> Int? {
    let digits = segment.hasPrefix("id") ? segment.dropFirst(2) : segment[...]
    return digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
  }
}
