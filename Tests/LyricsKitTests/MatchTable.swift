@testable import LyricsKit

/// A track as the iTunes Store lists it, the rows that LRCLIB may have of it, and which is right.
struct MatchCase: Sendable {
  typealias Row = (title: String, artist: String, album: String?, seconds: Double?)

  let query: LyricsQuery
  let rows: [Row]

  /// The rows that would do; empty where none is the song.
  let right: Set<Int>

  init(
    _ title: String, _ artist: String, _ album: String? = "Album", _ seconds: Double? = 200,
    rows: [Row], right: Int?...
  ) {
    query = LyricsQuery(title: title, artist: artist, album: album, seconds: seconds)
    self.rows = rows
    self.right = Set(right.compactMap { $0 })
  }

  var candidates: [Candidate] {
    rows.enumerated().map { number, row in
      Candidate(
        source: "a", title: row.title, artist: row.artist, album: row.album, seconds: row.seconds,
        finding: .found(Lyrics(lines: [.init("row \(number)", at: 1000)])))
    }
  }
}

/// The shapes of names in Apple's catalog and in LRCLIB's rows, with made-up songs among the real.
enum MatchTable {
  static let cases = editions + versions + artists + spellings + lengths

  static let editions: [MatchCase] = [
    MatchCase(
      "Blinding Lights", "The Weeknd", "After Hours", 200.04,
      rows: [
        ("Blinding Lights", "The Weeknd", "Blinding Lights (Remixes)", 262),
        ("Blinding Lights (Karaoke)", "Sing King", "", 200),
        ("Blinding Lights", "The Weeknd", "After Hours", 200),
      ], right: 2),
    MatchCase(
      "I Want to Live", "Borislav Slavov", "Baldur's Gate 3 (Original Game Soundtrack)", 233.4,
      rows: [
        ("I Want to Live - Instrumental Version", "Borislav Slavov", "Baldur's Gate 3", 282),
        ("I Want to Live  (Classical Version)", "Borislav Slavov", "Baldur's Gate 3", 239.84),
        ("I Want to Live", "Borislav Slavov", "\"\"", 1),
        ("I Want to Live", "Borislav Slavov", "Baldur's Gate 3 (Original Game Soundtrack)", 233),
      ], right: 3),
    MatchCase(
      "Bohemian Rhapsody (2011 Remaster)", "Queen", "A Night at the Opera", 355,
      rows: [("Bohemian Rhapsody - Remastered 2011", "Queen", "A Night At The Opera", 354)],
      right: 0),
    MatchCase(
      "Bohemian Rhapsody (Operatic Section A Cappella Mix, 2011)", "Queen",
      "A Night at the Opera", 60, rows: [("Bohemian Rhapsody", "Queen", "A", 355)], right: nil),
    MatchCase(
      "You're My Best Friend (Backing Track Mix, 2011)", "Queen", "A Night at the Opera", 172,
      rows: [("You’re My Best Friend", "Queen", "A Night at the Opera", 172)], right: nil),
    MatchCase(
      "I'm In Love With My Car (Guitar & Vocal Mix, 2011)", "Queen", nil, 196,
      rows: [("I'm In Love With My Car", "Queen", nil, 184)], right: nil),
    MatchCase(
      "Breathe (In the Air)", "Pink Floyd", "The Dark Side of the Moon", 169,
      rows: [
        ("Breathe", "The Prodigy", "The Fat of the Land", 169),
        ("Breathe (In The Air) [2011 Remastered Version]", "Pink Floyd", "Moon", 169),
      ], right: 1),
    MatchCase(
      "Pigs (Three Different Ones)", "Pink Floyd", "Animals", 685,
      rows: [
        ("Pigs on the Wing (Part One)", "Pink Floyd", "Animals", 85),
        ("Pigs (Three Different Ones)", "Pink Floyd", "Animals", 683),
      ], right: 1),
    MatchCase(
      "(Don't Fear) The Reaper", "Blue Öyster Cult", "Agents of Fortune", 308,
      rows: [
        ("The Reaper", "Blue Oyster Cult", nil, 308),
        ("(Don’t Fear) The Reaper", "Blue Oyster Cult", "Agents Of Fortune", 308),
      ], right: 1),
    MatchCase(
      "Steve Berman (Skit)", "Eminem", "The Eminem Show", 33,
      rows: [("Steve Berman", "Eminem", "The Eminem Show", 33)], right: 0),
    MatchCase(
      "Superman (feat. Dina Rae)", "Eminem", "The Eminem Show", 350,
      rows: [
        ("Superman", "Five for Fighting", "America Town", 350),
        ("Superman", "Eminem", "The Eminem Show", 350),
      ], right: 1),
    MatchCase(
      "Menunggumu (feat Chrisye)", "Peterpan", "Ost. Alexandria", 250,
      rows: [("Menunggumu", "Peterpan feat. Chrisye", nil, 250)], right: 0),
    MatchCase(
      "Let It Go (From \"Frozen\")", "Idina Menzel", "Frozen", 224,
      rows: [
        ("Let It Go", "Demi Lovato", "Frozen", 227), ("Let It Go", "Idina Menzel", "Frozen", 223),
      ], right: 1),
    MatchCase(
      "Cupid's Chokehold / Breakfast in America (Radio Mix) [feat. Patrick Stump]",
      "Gym Class Heroes", "As Cruel as School Children", 237,
      rows: [
        ("Breakfast in America", "Supertramp", "Breakfast in America", 159),
        (
          "Cupid's Chokehold / Breakfast in America (feat. Patrick Stump)", "Gym Class Heroes",
          "As Cruel As School Children", 237
        ),
      ], right: 1),
    MatchCase(
      "Song", "Ann", rows: [("Song (Official Music Video)", "Ann", nil, 200)], right: 0),
    MatchCase("Song", "Ann", rows: [("Ann - Song", "Ann", "N/A", 200)], right: 0),
    MatchCase("Song", "Ann", rows: [("Song (Deluxe Edition)", "Ann", "Album", 200)], right: 0),
  ]

  static let versions: [MatchCase] = [
    MatchCase(
      "'39 (Live At Earl's Court, London / June 1977)", "Queen", "A Night at the Opera", 226,
      rows: [
        ("'39", "Queen", "A Night at the Opera", 211), ("'39 - Live", "Queen", "Live Killers", 226),
      ], right: 1),
    MatchCase(
      "Love of My Life (Live In Argentina / June 1979 / South American Single)", "Queen", nil, 225,
      rows: [("Love of My Life", "Queen", "A Night at the Opera", 225)], right: nil),
    MatchCase(
      "Test Drive (feat. Jason Derulo) [7th Heaven Mix]", "Fat Cat", nil, 240,
      rows: [
        ("Test Drive (feat. Jason Derulo) [Funkystepz Mix]", "Fat Cat", nil, 240),
        ("Test Drive (7th Heaven Mix)", "Fat Cat", nil, 240),
      ], right: 1),
    MatchCase(
      "Sublimation (Anton Borin(Ru) Remix)", "Nobody", nil, 380,
      rows: [("Sublimation (Daniel Glover Remix)", "Nobody", nil, 380)], right: nil),
    MatchCase(
      "Test Me (UZ Remix)", "Ann", nil, 230, rows: [("Test Me", "Ann", nil, 230)], right: nil),
    MatchCase(
      "Pulang (Stripped Version)", "Insomniacks", nil, 230,
      rows: [
        ("Pulang", "Insomniacks", nil, 230),
        ("Pulang - Stripped Version", "Insomniacks", nil, 229),
      ], right: 1),
    MatchCase(
      "This Is Only a Test (Live)", "Ann", nil, 200,
      rows: [("This Is Only a Test", "Ann", nil, 200)], right: nil),
    MatchCase(
      "Song (Acoustic)", "Ann",
      rows: [("Song", "Ann", nil, 200), ("Song - Acoustic", "Ann", nil, 200)],
      right: 1),
    MatchCase("Song", "Ann", rows: [("Song (Instrumental)", "Ann", nil, 200)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song (Demo)", "Ann", nil, 201)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song (Cover)", "Ann", nil, 201)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song (Sped Up)", "Ann", nil, 199)], right: nil),
    MatchCase("Song", "Ann", rows: [("Song (Live at Nowhere)", "Ann", nil, 203)], right: nil),
    MatchCase(
      "Song", "Ann", rows: [("Song (Originally Performed by Ann)", "Ann", nil, 200)], right: nil),
    MatchCase(
      "Song", "Ann",
      rows: [("Song", "Ann Tribute Band", nil, 200), ("Song", "Karaoke Ann", nil, 200)], right: nil),
    MatchCase(
      "Song", "Ann",
      rows: [("Song", "Ann", "Ann Live in Nowhere", 202), ("Song", "Ann", "Other", 203)], right: 1),
    MatchCase(
      "Song (Karaoke Version)", "Sing King", nil, 200, rows: [("Song", "Ann", nil, 200)],
      right: nil),
    MatchCase(
      "Live Forever", "Oasis", "Definitely Maybe", 276,
      rows: [
        ("Live Forever (Live)", "Oasis", "Familiar to Millions", 276),
        ("Live Forever - Remastered", "Oasis", "Definitely Maybe (Remastered)", 276),
      ], right: 1),
    MatchCase("Demo", "Demo", "Demo", 20, rows: [("Demo", "Demo", "Demo", 20)], right: 0),
    MatchCase(
      "Yellow - Acoustic", "Coldplay", nil, 260, rows: [("Yellow", "Coldplay", "Parachutes", 260)],
      right: nil),
    MatchCase(
      "Despacito (Remix) [feat. Justin Bieber]", "Luis Fonsi & Daddy Yankee", nil, 229,
      rows: [
        ("Despacito", "Luis Fonsi & Daddy Yankee", "VIDA", 229),
        ("Despacito - Remix", "Luis Fonsi, Daddy Yankee, Justin Bieber", nil, 228),
      ], right: 1),
  ]
}
