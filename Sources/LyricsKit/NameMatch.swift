/// How far the names of a row are from those of the song.
struct NameMatch {
  private(set) var differences: Set<Difference> = []
  private(set) var penalty = 0

  init(_ candidate: Candidate, for query: LyricsQuery) {
    let artist = ArtistName(candidate.artist)
    let wanted = SongTitle(query.title)
    let title = SongTitle(candidate.title.without(artist: artist))
    switch wanted.distance(to: title) {
    case 0: break
    case let distance?:
      differences.insert(.edition)
      penalty += distance * 10
    case nil: differences.insert(wanted.isOtherVersion(of: title) ? .version : .title)
    }
    switch ArtistName(query.artist).distance(to: artist) {
    case 0: break
    case .some:
      differences.insert(.artists)
      penalty += 10
    case nil: differences.insert(.artist)
    }
    if SongFeature.inArtist(candidate.artist) != SongFeature.inArtist(query.artist),
      !differences.contains(.artist)
    {
      differences.insert(.version)
    }
  }
}

extension String {
  /// Without "Artist - " at the front, as people name what they found as a film.
  fileprivate func without(artist: ArtistName) -> String {
    let title = typed
    guard let dash = title.firstRange(of: " - "),
      ArtistName(String(title[..<dash.lowerBound])).distance(to: artist) == 0
    else { return self }
    return String(title[dash.upperBound...])
  }
}
