import ITunes
import TerminalUI

/// What the catalog has not, or has in another place.
extension Failure {
  static func noTrack(_ id: Int, in storefront: Storefront) -> Failure {
    no("track", id, storefront)
  }
  static func noAlbum(_ id: Int, in storefront: Storefront) -> Failure {
    no("album", id, storefront)
  }

  static func noTracks(onAlbum id: Int) -> Failure {
    Failure(
      "the store does not list the songs of album \(id)", advice: "try another --country",
      .nothingFound)
  }

  static func noArtist(_ id: Int, in storefront: Storefront) -> Failure {
    no("artist", id, storefront)
  }

  private static func no(_ kind: String, _ id: Int, _ storefront: Storefront) -> Failure {
    Failure(
      "no \(kind) \(id) in country \(storefront.code)", advice: "try another --country",
      .nothingFound)
  }

  static func nothingFound(for words: String, in storefront: Storefront) -> Failure {
    Failure(
      "nothing found for '\(words.cut(to: 60))' in country \(storefront.code)",
      advice: "try fewer words, or another --country", .nothingFound)
  }

  static func noSuchNumber(_ number: Int, of count: Int, _ things: String) -> Failure {
    Failure(
      "there is no number \(number): \(count) \(things)",
      advice: "pick a number from 1 to \(count)", .nothingFound)
  }

  static func notATrack(_ link: StoreLink) -> Failure {
    link.kind == .artist ? .artistNotTrack(link.id) : .albumNotTrack(link.id)
  }

  static func albumNotTrack(_ id: Int) -> Failure {
    Failure(
      "\(id) is an album, and words belong to a track",
      advice: "'music album \(id)' shows its tracks", .misuse)
  }

  static func artistNotTrack(_ id: Int) -> Failure {
    Failure(
      "\(id) is an artist, and words belong to a track",
      advice: "'music artist \(id)' shows the albums", .misuse)
  }

  init(_ error: ChartError) {
    switch error {
    case .notMusic(let kind):
      self.init(
        "this is a chart of \(kind.cut(to: 40)), not of music", advice: "ask for albums or songs",
        .nonsense)
    case .nonsense:
      self.init("the chart makes no sense", advice: "try again in a while", .nonsense)
    }
  }
}
