import Testing
import TestSupport

@testable import LyricsKit

struct SongFileNameTests {
  @Test(arguments: [
    ("Ann", "Song", "Ann - Song"), ("AC/DC", "T.N.T.", "AC-DC - T.N.T"), ("", "Song", "Song"),
    ("Ann", " ", "Ann"), ("", "", "Untitled"), ("..", ".", "Untitled"), ("/", "/", "- - -"),
    ("../../etc", "passwd", "-..-etc - passwd"), (".hidden", "x", "hidden - x"),
    ("C:\\Windows", "a|b", "C--Windows - a-b"), ("Who?", "<What*>", "Who - What"),
    ("", "CON", "_CON"), ("nul", "", "_nul"), ("", "Com1", "_Com1"),
    ("", "lpt¹.song", "_lpt¹.song"),
    ("", "aux .x", "_aux .x"), ("", "Console", "Console"), ("", "COM10", "COM10"),
    ("A\u{0}n\u{1B}[31mn", "So\nng", "An[31mn - So ng"),
    ("Ann\u{202E}gpj", "\u{FEFF}x", "Anngpj - x"),
    ("Ann", "Say \"Hi\"", "Ann - Say 'Hi'"), ("浸春蕪", "🎵", "浸春蕪 - 🎵"),
    ("Ann  ", "  a   b", "Ann - a b"),
    ("Ann", "Wait...", "Ann - Wait"), ("\u{7F}", "\u{85}\u{9B}", "Untitled"),
    ("~", "-rf", "~ - -rf"),
  ])
  func `A name is safe for every system, and still says what it is`(
    artist: String, title: String, stem: String
  ) {
    #expect(SongFileName(artist: artist, title: title).stem == stem)
  }

  @Test(arguments: ["a", "é", "浸", "🎵", "👨‍👩‍👧‍👦", "e\u{301}", ". ", "CON", "\u{202E}x"])
  func `A long name is cut between two characters`(piece: String) {
    let stem = SongFileName(artist: "Ann", title: String(repeating: piece, count: 500)).stem
    #expect((3...200).contains(stem.utf8.count))
    #expect(!stem.contains("\u{FFFD}"))
  }

  @Test func `One character may be too long to keep`() {
    let title = "e" + String(repeating: "\u{301}", count: 500)
    #expect(SongFileName(artist: "", title: title).stem == "Untitled")
  }

  @Test(arguments: 0..<4)
  func `No name leads out of a folder, hides, or is a device`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "..", ".", "/", "\\", "NUL", "com1", " ", "\u{0}", "\u{202E}", "a", "é", "-", ":",
    ]
    for _ in 0..<500 {
      let names = (0..<2).map { _ in
        (0..<Int.random(in: 0...5, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let stem = SongFileName(artist: names[0], title: names[1]).stem
      #expect(!stem.isEmpty)
      #expect(!stem.hasPrefix(".") && !stem.hasSuffix(".") && !stem.hasSuffix(" "))
      #expect(!stem.unicodeScalars.contains { "/\\:\u{0}\u{202E}".unicodeScalars.contains($0) })
      #expect(!["NUL", "COM1"].contains(stem.split(separator: ".").first?.uppercased()))
    }
  }
}
