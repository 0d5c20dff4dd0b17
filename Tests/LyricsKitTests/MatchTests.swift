import Testing

@testable import LyricsKit

struct MatchTests {
  /// Wrong words are worse than none, so what is held is the sum in which they count five times.
  @Test func `Nearly all songs get their own words, and none gets another's`() {
    var (right, wrong, missed) = (0, 0, 0)
    for song in MatchTable.cases {
      let best = song.candidates.matches(for: song.query).first { $0.fits }
      let taken = best.flatMap { song.candidates.firstIndex(of: $0.candidate) }
      switch taken {
      case let number? where song.right.contains(number): right += 1
      case nil where song.right.isEmpty: break
      case nil: missed += 1
      default: wrong += 1
      }
    }
    let wanted = MatchTable.cases.count { !$0.right.isEmpty }
    #expect(MatchTable.cases.count >= 60)
    #expect(wrong == 0)
    #expect(missed + 5 * wrong <= 1)
    #expect(Double(right) / Double(wanted) >= 0.98)
  }

  @Test(
    arguments: [
      (("Song", "Ann", "Album", 200.0), []), (("SONG", "ann", nil, 203), []),
      (("Song", "Ann", "Other", 200), [.album]),
      (("Song (Remastered)", "Ann", nil, 200), [.edition]),
      (("Song", "Ann & Bob", nil, 200), [.artists]), (("Song", "Ann", nil, nil), [.unknownLength]),
      (("Song", "Ann", nil, 1), [.unknownLength]), (("Song", "Ann", nil, 205), [.timing]),
      (("Song", "Ann", nil, 211), [.length]), (("Song (Live)", "Ann", nil, 200), [.version]),
      (("Songs", "Bob", nil, 200), [.title, .artist]),
    ] as [(MatchCase.Row, [Difference])])
  func `A match tells what is other in it`(row: MatchCase.Row, differences: [Difference]) throws {
    let song = MatchCase("Song", "Ann", rows: [row])
    let match = try #require(song.candidates.matches(for: song.query).first)
    #expect(match.differences == differences)
    #expect(match.fits == !differences.contains(where: \.isFatal))
    #expect(match.isExact == [[], [.album]].contains(differences))
  }

  @Test func `Times that are another recording's are left out, and the words kept`() throws {
    let query = LyricsQuery(title: "Song", artist: "Ann", seconds: 200)
    for (seconds, last) in [(206.0, 1000), (200, 201_500)] {
      let words = Lyrics(lines: [.init("la", at: last), .init("", at: 300_000)])
      let row = Candidate(
        source: "a", title: "Song", artist: "Ann", seconds: seconds, finding: .found(words))
      let match = Match(row, for: query)
      #expect(match.finding == .found(words.withoutTimes))
      #expect(match.differences == [.timing])
    }
  }

  @Test func `A row that says nothing of the words is of no use`() {
    let query = LyricsQuery(title: "Song", artist: "Ann")
    let row = Candidate(
      source: "a", title: "Song", artist: "Ann", finding: .notFound(.unknown))
    #expect(Match(row, for: query).differences == [.words])
  }

  @Test func `Of all rows the best come first, and of other songs those that differ least`() {
    let query = LyricsQuery(title: "Song", artist: "Ann", seconds: 200)
    let rows = [
      ("Other", "Bob"), ("Song (Live)", "Ann"), ("Song (Remaster)", "Ann"), ("Song", "Ann"),
    ]
    let matches = rows.map { title, artist in
      Candidate(
        source: "a", title: title, artist: artist, seconds: 200,
        finding: .found(Lyrics(text: "la")))
    }.matches(for: query)
    #expect(matches.map(\.candidate.title) == ["Song", "Song (Remaster)", "Song (Live)", "Other"])
  }

  @Test(arguments: ["(", "[", " - ", "feat. ", " & ", "a ", "(a)", "!", "é", "浸", "Я", "["])
  func `A hostile name takes time in proportion to its length`(piece: String) {
    let short = fastest(of: piece, count: 100)
    let long = fastest(of: piece, count: 1600)
    #expect(long < short * 64 + 20_000_000)
  }

  private func fastest(of piece: String, count: Int) -> UInt64 {
    let name = String(repeating: piece, count: count) + "x"
    let row = Candidate(source: "a", title: name + "y", artist: name, finding: .instrumental)
    return (0..<3).map { _ in
      Work.nanoseconds { _ = Match(row, for: LyricsQuery(title: name, artist: name)) }
    }.min() ?? 0
  }
}
