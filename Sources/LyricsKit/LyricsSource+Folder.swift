extension LyricsSource {
  /// A folder of `.lrc` and `.txt` files, found by `Artist - Title` in their names or by their tags.
  ///
  /// `path` is its name for people only. Throws what the folder throws.
  package static func folder(_ path: String, files: LyricsFolder) -> LyricsSource {
    let candidates: @Sendable (LyricsQuery) async throws -> [Candidate] = { query in
      let title = SongTitle(query.title)
      let all = try await files.names().compactMap { LyricsFile($0) }.sorted { $0.path < $1.path }
      var candidates: [Candidate] = []
      // Tags cost a reading each: first those of files whose name holds the title.
      for group in [all.filter { $0.mayBe(title) }, all.filter { !$0.mayBe(title) }] {
        for file in group.prefix(1000) {
          let lrc = LRC(decoding: try await files.read(file.path))
          candidates += file.candidates(lrc, from: path, for: query)
        }
        if candidates.contains(where: { Match($0, for: query).fits }) { break }
      }
      return candidates
    }
    return LyricsSource(
      name: path, candidates: candidates,
      answer: { query in
        guard let best = try await candidates(query).matches(for: query).first, best.fits else {
          return Answer(.notFound(.unknown))
        }
        return Answer(best.finding, match: best)
      })
  }
}

extension LyricsFile {
  /// Takes the tags for true, and the name where they say nothing.
  fileprivate func candidates(
    _ lrc: LRC, from source: String, for query: LyricsQuery
  ) -> [Candidate] {
    let lyrics = lrc.lyrics
    let finding: Finding =
      lrc.isInstrumental
      ? .instrumental : lyrics.lines.isEmpty ? .notFound(.unknown) : .found(lyrics)
    var names = self.names
    if let title = lrc.title, let artist = lrc.artist { names = [(artist, title)] }
    if names.isEmpty { names = [(lrc.artist ?? "", lrc.title ?? stem)] }
    return names.map { artist, title in
      Candidate(
        source: source, title: title, artist: artist, album: lrc.album, seconds: lrc.seconds,
        finding: finding)
    }
    // Of the ways to part one name only the best can be meant.
    .matches(for: query).prefix(1).map(\.candidate)
  }
}
