/// How well a row of a source fits the song that is asked for.
package struct Match: Hashable, Sendable {
  package let candidate: Candidate

  /// From 0, which is another song, to 100.
  package let score: Int

  /// In the order of `Difference.allCases`.
  package let differences: [Difference]

  package init(_ candidate: Candidate, for query: LyricsQuery) {
    let names = NameMatch(candidate, for: query)
    let lengths = LengthMatch(candidate, for: query)
    let album = AlbumMatch(candidate.album, for: query.album)
    let hasWords = candidate.finding.lyrics != nil || candidate.finding == .instrumental
    let differences =
      names.differences.union(lengths.differences).union(album.differences)
      .union(hasWords ? [] : [.words])
    let penalty =
      names.penalty + lengths.penalty + album.penalty
      + (candidate.finding == .instrumental ? 45 : candidate.isSynced ? 0 : 4)
    self.candidate = candidate
    self.differences = Difference.allCases.filter(differences.contains)
    score = differences.contains(where: \.isFatal) ? 0 : max(1, 100 - penalty)
  }

  /// Whether it is the song.
  package var fits: Bool { score > 0 }

  /// Whether it is the song to the letter and the second; albums are too often wrong to count.
  package var isExact: Bool { differences.allSatisfy { $0 == .album } }

  /// The words, without times where those are another recording's.
  package var finding: Finding {
    differences.contains(.timing) ? candidate.finding.withoutTimes : candidate.finding
  }
}

extension [Candidate] {
  /// The best first; equals in their order.
  package func matches(for query: LyricsQuery) -> [Match] {
    map { Match($0, for: query) }.enumerated().sorted { one, other in
      let (left, right) = (one.element.rank, other.element.rank)
      return left == right ? one.offset < other.offset : left < right
    }.map(\.element)
  }
}

extension Match {
  /// The less the better; of other songs those that differ least come first.
  fileprivate var rank: Int {
    fits ? -score : differences.count(where: \.isFatal)
  }

  /// Whether its times are to be believed too: another answer may have a better one else.
  var isSure: Bool { fits && !differences.contains(.timing) }
}
