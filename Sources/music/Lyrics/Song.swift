import ITunes
import LyricsKit

/// The song whose words are wanted: a track of the catalog, or one that a person named.
enum Song: Hashable, Sendable {
  case track(Track)
  case named(LyricsQuery)

  var title: String? {
    switch self {
    case .track(let track): track.title
    case .named(let query): query.title
    }
  }

  var artist: String? {
    switch self {
    case .track(let track): track.artist
    case .named(let query): query.artist
    }
  }

  /// What the sources are asked; `nil` where too little is known to ask anyone.
  var query: LyricsQuery? {
    switch self {
    case .named(let query): return query
    case .track(let track):
      guard let title = track.title, let artist = track.artist else { return nil }
      return LyricsQuery(title: title, artist: artist, album: track.album, seconds: track.seconds)
    }
  }

  /// Artist, album, time and year; of a song that a person named, what the person said.
  var details: [String?] {
    switch self {
    case .track(let track): [track.artist, track.album, track.time, track.year]
    case .named(let query):
      [query.artist, query.album, query.seconds.map { PlayingTime(seconds: $0).written }]
        .filter { $0 != nil }
    }
  }

  /// Under the keys of a track; a song that a person named has `null` for what only the store knows.
  var members: [JSON.Member] {
    switch self {
    case .track(let track):
      return Listing.tracks.fields.map { JSON.Member($0.key, $0.value(track)) }
    case .named(let query):
      let known: [String: JSON] = [
        "kind": .text(Track.Kind.song.rawValue), "track": .text(query.title),
        "artist": .text(query.artist), "album": JSON(query.album), "seconds": JSON(query.seconds),
      ]
      return Listing.tracks.fields.map { JSON.Member($0.key, known[$0.key] ?? .null) }
    }
  }
}
