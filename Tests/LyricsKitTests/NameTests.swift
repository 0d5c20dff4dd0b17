import Foundation
import Testing

@testable import LyricsKit

struct NameTests {
  @Test(arguments: [
    ("Don't", "dont"), ("Don’t", "dont"), ("Beyoncé", "beyonce"), ("BEYONCE\u{301}", "beyonce"),
    ("AC/DC", "ac dc"), ("Simon & Garfunkel", "simon and garfunkel"), ("Sigur  Rós ", "sigur ros"),
    ("Mötley Crüe", "motley crue"), ("Ærø – Straße", "aero strasse"), ("İSTANBUL", "istanbul"),
    ("Ｌｏｖｅ　２", "love 2"), ("“Heroes”…", "heroes"), ("浸春蕪", "浸春蕪"), ("!!!", "!!!"), ("", ""),
    ("Song (Remastered 2011)", "song remastered 2011"), ("한국", "한국".decomposedHangul),
  ])
  func `Spellings of one name fold to the same`(name: String, folded: String) {
    #expect(name.folded == folded)
  }

  @Test(arguments: [
    ("Song", "Song", "Song"), ("Song (Remastered 2011)", "Song", "Song"),
    ("Song - 2011 Remaster", "Song", "Song"), ("Song - Remastered", "Song", "Song"),
    ("Song [Deluxe Edition]", "Song", "Song"), ("Song (Radio Edit)", "Song", "Song"),
    ("Song (Mono Version) [Bonus Track]", "Song", "Song"),
    ("Song (From \"A Film\")", "Song", "Song"), ("Song (From “A Film”)", "Song", "Song"),
    ("Song (feat. Nobody)", "Song", "Song"), ("Song [ft. Nobody (of Nowhere)]", "Song", "Song"),
    ("Song Featuring Nobody", "Song", "Song"), ("Song (with Nobody)", "Song", "Song"),
    ("Song (feat. Nobody) [2011 Remaster]", "Song", "Song"),
    ("Song (Live)", "Song (Live)", "Song"), ("Song – Acoustic", "Song - Acoustic", "Song"),
    ("Song（Remastered）", "Song", "Song"),
    ("Song (feat. Nobody) [Live]", "Song [Live]", "Song"),
    ("Song - Live / Remastered", "Song - Live / Remastered", "Song"),
    ("Song (Nobody Remix) [Explicit]", "Song (Nobody Remix)", "Song"),
    ("(Don't Fear) The Song", "(Don't Fear) The Song", "(Don't Fear) The Song"),
    ("(Whole Song)", "(Whole Song)", "(Whole Song)"), ("Remastered", "Remastered", "Remastered"),
    ("Song (What It Is)", "Song (What It Is)", "Song (What It Is)"), ("1999", "1999", "1999"),
    ("Stay With Me", "Stay With Me", "Stay With Me"),
    ("Song (With You)", "Song (With You)", "Song (With You)"),
    ("Defeated", "Defeated", "Defeated"), ("Live Forever", "Live Forever", "Live Forever"),
    ("Song (unclosed", "Song (unclosed", "Song (unclosed"), ("Song)", "Song)", "Song)"),
    ("Part - Whole", "Part - Whole", "Part - Whole"), ("", "", ""),
    (" (Live)", " (Live)", " (Live)"),
  ])
  func `A title loses what catalogs hang on its end, and no words of its own`(
    title: String, plain: String, bare: String
  ) {
    #expect(SongTitle(title).plain == plain)
    #expect(SongTitle(title).bare == bare)
  }

  @Test(arguments: [
    ("Song", "SONG", 0), ("Can't", "Can’t", 0), ("Song (Live)", "Song - Live", 0),
    ("Song（Live）", "Song", nil),
    ("Song (2011 Remaster)", "Song", 1), ("Song", "Song (feat. Nobody)", 1),
    ("Song (Remastered)", "Song - 2011 Mix", 1), ("Song - Live / Remastered", "Song (Live)", 2),
    ("Song (Live)", "Song (Live at Nowhere)", 2), ("Song", "Song (Live)", nil),
    ("Song (Remix)", "Song", nil), ("Song (Karaoke)", "Song (Instrumental)", nil),
    ("Song (Acoustic)", "Song", nil), ("Song", "Songs", nil), ("Song", "Song (Part Two)", nil),
    ("Videotape", "Tape", nil),
  ])
  func `Two titles are one song where words and features are the same`(
    one: String, other: String, distance: Int?
  ) {
    #expect(SongTitle(one).distance(to: SongTitle(other)) == distance)
    #expect(SongTitle(other).distance(to: SongTitle(one)) == distance)
  }

  @Test(arguments: [
    ("Beyoncé", "beyonce", 0), ("The Nobodies", "Nobodies", 0), ("Hall & Oats", "Hall and Oats", 0),
    ("Simon & Garfunkel", "Simon and Garfunkel", 0), ("Ann & Bob", "Ann", 1),
    ("Ann", "Ann feat. Bob", 1),
    ("Ann, Bob & Cid", "Bob x Ann", 1), ("Ann (feat. Bob)", "Ann", 1), ("Ann FEAT Bob", "Bob", 1),
    ("Ann & Bob", "Ann & Cid", nil), ("Ann", "Anna", nil), ("Ann", "Sing Along", nil),
    ("Alexx Ann", "Ale", nil), ("Ann", "", nil), ("", "", 0),
  ])
  func `Two artists are one where all of one are in the other`(
    one: String, other: String, distance: Int?
  ) {
    #expect(ArtistName(one).distance(to: ArtistName(other)) == distance)
    #expect(ArtistName(other).distance(to: ArtistName(one)) == distance)
  }
}

extension String {
  /// As folding leaves it.
  fileprivate var decomposedHangul: String { decomposedStringWithCompatibilityMapping }
}
