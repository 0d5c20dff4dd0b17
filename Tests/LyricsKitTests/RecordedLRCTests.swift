import Foundation
import Testing
import TestSupport

@testable import LyricsKit

/// Real files of all dialects, where a folder of them lies beside the checkout.
struct RecordedLRCTests {
  @Test(
    .enabled(if: Recordings.areThere),
    arguments: [
      (
        "a2-mixed",
        "3 timed, 5 words, first 1000 Some lyrics here, last 5000 Plain line without inline markers"
      ),
      (
        "auld-lang-syne.lrc",
        "24 timed, 0 words, first 0 Should auld acquaintance be forgot,, last 103500 For auld lang syne."
      ),
      ("bom-utf8", "1 timed, 0 words, first 0 作曲 : 柏大輔, last 0 作曲 : 柏大輔"),
      ("clrc-chinese", "2 timed, 0 words, first 54040 每一辆飞车彻夜向前开, last 58220 飞到了路崖边永不回来"),
      (
        "creep-plain-with-tags",
        "0 timed, 0 words, first  When you were here before, last  Your skin makes me cry"
      ),
      (
        "dopamine-120-minutes",
        "12 timed, 0 words, first 12000 Synchronized line 1, last 7256020 Synchronized line 12"
      ),
      (
        "dopamine-duplicate-stamps",
        "12 timed, 0 words, first 12000 Synchronized line 1, last 7256020 Synchronized line 12"
      ),
      (
        "dopamine-mixed",
        "5 timed, 0 words, first 12000 Synchronized line 1, last 25200 Repeating synchronized line 1"
      ),
      (
        "dopamine-unsynchronized",
        "0 timed, 0 words, first  Unsynchronized line 1, last  Unsynchronized line 12"
      ),
      ("foobar-word-tags", "3 timed, 6 words, first 5000 hello world, last 15500 deeper hook"),
      (
        "liricle-indented-a2",
        "3 timed, 12 words, first 12460 Sample lyrics line 1, last 21140 Sample lyrics line 3"
      ),
      (
        "lrc-kit-dirty",
        "8 timed, 0 words, first 9010 i guess you're my creep tonight, last 32260 la l'a la la la la la la la"
      ),
      (
        "m2m-several",
        "49 timed, 0 words, first 2000 The Day You Went Away, last 194460 la la la la la"
      ),
      ("navidrome-multiline", "2 timed, 0 words, first 0 This is, last 600001 This is"),
      ("navidrome-spaced", "5 timed, 0 words, first 0 Repeated, last 183600000 Test"),
      ("navidrome-weird", "4 timed, 0 words, first 0 Hi there, last 60000 late"),
      (
        "not-lrc-inline",
        "0 timed, 0 words, first  This could [00:00:00] be a synced file, last  This could [00:00:00] be a synced file"
      ),
      (
        "offset-negative",
        "2 timed, 0 words, first 18900 We're no strangers to love, last 22901 You know the rules and so do I"
      ),
      ("qq-entities", "4 timed, 0 words, first 0 浸春芜 - 塞壬唱片-MSR/宋柏, last 31770 草木生 春耕农忙 '&&"),
      (
        "rmpc-brackets",
        "4 timed, 0 words, first 10000 [Intro] Welcome to the [Show], last 40000 And [some] text [with] [many] [brackets]"
      ),
      (
        "rmpc-fractions",
        "6 timed, 0 words, first 1500 single digit fraction, last 726500 two digit minute"
      ),
      ("rmpc-offset-plus", "2 timed, 0 words, first 860 line1, last 3730 line2"),
    ])
  func `A real file is read as its dialect means it`(file: String, expected: String) throws {
    let lrc = try Self.lrc(file)
    let lines = lrc.lyrics.lines
    let ends = try [#require(lines.first), #require(lines.last)].map { line in
      "\(line.milliseconds.map(String.init) ?? "") \(line.text)"
    }
    let words = lines.reduce(0) { $0 + $1.words.count }
    #expect(
      "\(lrc.timedLines.count) timed, \(words) words, first \(ends[0]), last \(ends[1])" == expected
    )
  }

  @Test(
    .enabled(if: Recordings.areThere),
    arguments: [
      ("creep-lrclib-cli", "ti=Creep ar=Radiohead al=Pablo Honey by=lrclib length=236.00"),
      (
        "pink-bridge",
        "ar=P!nk ti=Bridge Of Light al=OST Happy Feet Two by=aissyiyahnisa length=03:22 id=paqokzsl"
      ),
      ("rmpc-brackets", "ti=Song [Feat. Artist] (Remix)"),
      (
        "dopamine-mixed",
        "ar=Lyrics artist al=Album where the song is from ti=Lyrics (song) title au=Creator of the Songtext length=How long the song is by=Creator of the LRC file"
      ),
    ])
  func `A real file's tags are read`(file: String, expected: String) throws {
    let tags = try Self.lrc(file).tags.map { "\($0.name)=\($0.value)" }
    #expect(tags.joined(separator: " ") == expected)
  }

  @Test(.enabled(if: Recordings.areThere))
  func `A file may put every line fifteen seconds later, and write each time in another way`()
    throws
  {
    let times = try Self.lrc("pink-bridge").timedLines.compactMap(\.milliseconds)
    #expect(times.prefix(4) == [16_730, 19_790, 23_420, 26_660])
    #expect(try Self.lrc("qq-instrumental").isInstrumental)
  }

  @Test(.enabled(if: Recordings.areThere))
  func `What is written of a real file is read as the same words`() throws {
    for file in Recordings.files(in: "lyrics/lrc", beginning: [""]) {
      let written = LRC(decoding: try Data(contentsOf: file)).text
      #expect(LRC(reading: written).text == written, "\(file.lastPathComponent)")
    }
  }

  private static func lrc(_ name: String) throws -> LRC {
    let file = try #require(Recordings.files(in: "lyrics/lrc", beginning: [name]).first)
    return LRC(decoding: try Data(contentsOf: file))
  }
}
