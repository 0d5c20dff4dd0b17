import Foundation
import Testing

@testable import LyricsKit

struct LRCTests {
  @Test(arguments: [
    ("[00:17.12] la", 17_120), ("[00:17.12]la", 17_120), ("[0:1.730]la", 1730),
    ("[1:5] la", 65_000),
    ("[01:44]la", 104_000), ("[00:02.5]la", 2500), ("[00:02.05]la", 2050), ("[00:02.005]la", 2005),
    ("[00:02.1239]la", 2123), ("[00:02.123456789]la", 2123), ("[120:56.02] la", 7_256_020),
    ("[00:17:12] la", 17_120), ("[01:00:00] la", 60_000), ("[51:00:00.00] la", 183_600_000),
    ("[01:02:03.5] la", 3_723_500), ("  [00:00.00]  la  ", 0), ("\t[00:01.00]\tla", 1000),
    ("\u{FEFF}[00:01.00]la", 1000), ("[00:01.00]\u{3000}la\u{A0}", 1000),
  ])
  func `A time before the words is read to the millisecond`(line: String, milliseconds: Int) {
    #expect(LRC(reading: line).lines == [.init("la", at: milliseconds)])
  }

  @Test(arguments: [
    "la", "[Chorus] la", "[ar: la] la", "la [00:01.00]", "[00:ss.20] la", "[:1] la", "[1.5] la",
    "[00:01.00 la", "[-1:00.00] la", "[00:01.00.00] la", "[00001:00] la", "[]", "[:0] la",
    "[00:01:00:00] la", "[00:100.00] la", "[00:01.0123456789] la", "[00:01.] la", "[00:] la",
    "[００:０１.００] la", "<00:01a50> la", "la <00:01", "[Drum Solo]", "[Incorrect line 1]", "#1",
    "...[03:20.31] la", "[Chorus: Nobody]", "[Verse: One]",
  ])
  func `What is no time before the words is words`(line: String) {
    #expect(LRC(reading: line).lines == [.init(line)])
    #expect(LRC(reading: line).tags.isEmpty)
  }

  @Test func `Lines come in the order of their times, a repeated one as often as it is sung`() {
    let text =
      "[ti:Made up]\r\n[00:09.00] two\n[00:05.00] [00:12.00]one\r[00:07.00]\n[00:09.00]deux"
    #expect(
      LRC(reading: text).lines == [
        .init("one", at: 5000), .init("", at: 7000), .init("two", at: 9000),
        .init("deux", at: 9000), .init("one", at: 12_000),
      ])
  }

  @Test func `A line without a time stays behind the one it follows`() {
    let lrc = LRC(reading: "before\n[00:09.00]two\n\n  to be continued\n[00:05.00]one\n#remark\n")
    #expect(
      lrc.lines == [
        .init("before"), .init("one", at: 5000), .init("two", at: 9000), .init(""),
        .init("to be continued"),
      ])
    #expect(lrc.lyrics.lines == [.init("one", at: 5000), .init("two", at: 9000)])
  }

  @Test(arguments: [
    ("[offset:+1000]", 860), ("[offset: 1000 ]", 860), ("[offset:-100]", 1960),
    ("[Offset:0]", 1860),
    ("[offset: -3000]", 4860), ("[offset:5000]", 0), ("[offset:+/- Overall adjustment]", 1860),
    ("[offset:]", 1860), ("[offset:99999999999999999999]", 1860), ("[offset:90000000]", 1860),
    ("[offset:-9223372036854775808]", 1860), ("[offset:+1000]\n[offset:0]", 860),
  ])
  func `A positive offset makes lines come earlier, and is gone when written`(
    tag: String, milliseconds: Int
  ) {
    let lrc = LRC(reading: tag + "\n[00:01.86]la")
    #expect(lrc.lines == [.init("la", at: milliseconds)])
    #expect(lrc.tags.isEmpty)
  }

  @Test func `The first tag of a name counts, whatever its case, and an empty one says nothing`() {
    let lrc = LRC(
      reading: """
        [Ti:]
          [TI: Song [Live] ]
        [ti:Other]
        [ar: The Nobodies]
        [al:Album]
        [x_editor: me]
        [by:]
        [00:01.00]la
        [length: 02:23]
        """)
    #expect(
      lrc.tags == [
        LRCTag("ti", "Song [Live]"), LRCTag("ar", "The Nobodies"), LRCTag("al", "Album"),
        LRCTag("x_editor", "me"), LRCTag("length", "02:23"),
      ])
    #expect(lrc.title == "Song [Live]")
    #expect(lrc.artist == "The Nobodies")
    #expect(lrc.album == "Album")
    #expect(lrc.seconds == 143)
  }

  @Test(arguments: [
    ("3:22", 202.0), ("236.00", 236), ("03:22.5", 202.5), ("How long it is", nil), ("0", nil),
    ("inf", nil), ("-1", nil), ("nan", nil),
  ])
  func `The length of the track is read where it is one`(length: String, seconds: Double?) {
    #expect(LRC(reading: "[length:\(length)]").seconds == seconds)
  }

  @Test func `Only in a file without times are remarks words`() {
    #expect(
      LRC(reading: "# one\n[x: y]\nla").lyrics.lines.map(\.text) == ["# one", "[x: y]", "la"])
    #expect(LRC(reading: "# one\n[x: y]\n[00:01.00]la").lines.map(\.text) == ["la"])
  }

  @Test(arguments: [
    ("[au: instrumental]\n", true), ("[00:00:00]此歌曲为没有填词的纯音乐，请您欣赏", true),
    ("[00:00.00]Instrumental", false), ("[au: instrumental]\n[00:01.00]la", false), ("", false),
  ])
  func `A file may say that there are no words`(text: String, isInstrumental: Bool) {
    #expect(LRC(reading: text).isInstrumental == isInstrumental)
  }

  @Test func `Entities of web pages become characters in the words to show`() {
    let lrc = LRC(reading: "[00:01.00]R&amp;B &apos;n&#38; <00:02.00>&lt;3")
    #expect(lrc.lyrics.lines.map(\.text) == ["R&B 'n& <3"])
    #expect(lrc.lyrics.lines[0].words == [.init("<3", after: 1000)])
    #expect(lrc.lines[0].text.hasPrefix("R&amp;B"))
  }

  @Test(arguments: [
    Data([0xEF, 0xBB, 0xBF] + "[00:01.00]lå".utf8),
    Data([0xFF, 0xFE] + "[00:01.00]lå".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
    Data([0xFE, 0xFF] + "[00:01.00]lå".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }),
    Data([0xFF, 0xFE] + "[00:01.00]lå".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + [7]),
  ])
  func `Marks of an encoding are no text`(bytes: Data) {
    #expect(LRC(decoding: bytes).lines == [.init("lå", at: 1000)])
  }

  @Test func `Bytes that are no text cost only themselves`() {
    let bytes = Data("[00:01.00]l".utf8 + [0xFF] + "\n[00:02.00]la".utf8)
    #expect(LRC(decoding: bytes).lines == [.init("l\u{FFFD}", at: 1000), .init("la", at: 2000)])
    #expect(LRC(decoding: Data()).lines.isEmpty)
  }
}
