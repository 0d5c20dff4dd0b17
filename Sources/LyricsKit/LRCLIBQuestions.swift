import Foundation
import Networking

/// The questions to ask LRCLIB for a song, the most literal first, none twice.
struct LRCLIBQuestions {
  let requests: [HTTP.Request]

  init(_ query: LyricsQuery, base: String) {
    let title = query.title.typed.trimmed
    let artist = query.artist.typed.trimmed
    let plainTitle = SongTitle(title).plain
    let firstArtist = ArtistName(artist).first
    guard !title.isEmpty, !artist.isEmpty else {
      requests = []
      return
    }
    var requests = [
      Self.get(title, artist, album: query.album, seconds: query.seconds, base: base),
      // An album or a length that differs a little is a miss there: the rows are checked here.
      Self.get(title, artist, base: base),
      Self.get(plainTitle, firstArtist, base: base),
      HTTP.Request(
        .lyrics, base + "/api/search",
        query: ["track_name": plainTitle, "artist_name": firstArtist]),
    ]
    let words = "\(plainTitle) \(firstArtist)"
    // Up to three words give twenty rows in no order.
    if words.folded.split(separator: " ").count > 3 {
      requests.append(HTTP.Request(.lyrics, base + "/api/search", query: ["q": words]))
    }
    self.requests = requests.reduce(into: []) { asked, request in
      if !asked.contains(request) { asked.append(request) }
    }
  }

  /// Gives whole seconds, and only those from 1 to 3600: the server takes no others.
  private static func get(
    _ title: String, _ artist: String, album: String? = nil, seconds: Double? = nil, base: String
  ) -> HTTP.Request {
    let whole = seconds.flatMap { Int(exactly: $0.rounded()) }
    let album = album?.typed.trimmed
    return HTTP.Request(
      .lyrics, base + "/api/get",
      query: [
        "track_name": title, "artist_name": artist,
        "album_name": album?.isEmpty == true ? nil : album,
        "duration": whole.flatMap { (1...3600).contains($0) ? String($0) : nil },
      ])
  }
}

extension String {
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
