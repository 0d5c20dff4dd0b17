import Foundation
import Testing

@testable import LyricsKit

struct LyricsFolderTests {
  struct NotThere: Error {}

  static let query = LyricsQuery(title: "Song (2011 Remaster)", artist: "Ann", seconds: 200)

  /// Each case lists files, of which the one whose words are "this" is to be taken.
  @Test(arguments: [
    ["Ann - Song.lrc": "[00:01.00]this", "Ann - Songs.lrc": "no", "Bob - Song.lrc": "no"],
    ["ANN – song.TXT": "this"], ["01 Ann - Song.lrc": "this"], ["Other/01. Ann - Song.txt": "this"],
    ["Ann/Album/01 Song.txt": "this", "Bob/Song.txt": "no"], ["Ann/Song.lrc": "this"],
    ["track.lrc": "[ti:Song]\n[ar:Ann]\n[00:01.00]this", "other.lrc": "no"],
    ["Bob - Song.lrc": "[ti:Song]\n[ar:Ann]\nthis"],
    ["Ann - Song.lrc": "[00:01.00]this", "Ann - Song.txt": "no"],
    ["Ann - Song (Live).lrc": "no", "Ann - Song - Remastered.txt": "this"],
    ["a.lrc": "[ti:Song]\n[ar:Ann]\n[length:4:00]\nno", "b.lrc": "[ti:Song]\n[ar:Ann]\nthis"],
    ["Ann - Song.lrc": "[au: instrumental]\n", "Ann - Song.txt": "this"],
  ])
  func `The file that fits best is taken, by its name or its tags`(
    files: [String: String]
  ) async throws {
    let finding = try await source(files).find(Self.query)
    #expect(finding.lyrics?.lines.map(\.text) == ["this"])
  }

  @Test(arguments: [
    "../Ann - Song.lrc", "/Ann - Song.lrc", "a/../Ann - Song.lrc", ".Ann - Song.lrc",
    ".a/Ann - Song.lrc",
    "Ann - Song.mp3", "Ann - Song", "lrc", "Ann - Other.lrc", "Cid - Song.lrc",
    "Ann - Song (Live).lrc",
    "Song.lrc", "a//Ann - Song.lrc", "",
  ])
  func `What is outside, hidden, of another kind or another song is not taken`(
    name: String
  ) async throws {
    #expect(try await source([name: "no"]).find(Self.query) == .notFound(.unknown))
  }

  @Test func `Dashes may be part of artist and title`() async throws {
    let source = source(["Ann - Bob - Part - Whole.txt": "this"])
    let query = LyricsQuery(title: "Part - Whole", artist: "Ann - Bob")
    #expect(try await source.find(query) == .found(Lyrics(text: "this")))
    let number = LyricsQuery(title: "99 Songs", artist: "Ann")
    let other = self.source(["Ann/99 Songs.txt": "this"])
    #expect(try await other.find(number) == .found(Lyrics(text: "this")))
  }

  @Test func `A file that can't be read is an error, and its row is named when it can`()
    async throws
  {
    let broken = LyricsFolder(names: { ["Ann - Song.lrc"] }, read: { _ in throw NotThere() })
    await #expect(throws: NotThere.self) {
      try await LyricsSource.folder("lyrics", files: broken).find(Self.query)
    }
    let answer = try await source(["Ann - Song.lrc": "la"]).answer(Self.query)
    #expect(answer.match?.candidate.source == "lyrics")
    #expect(answer.match?.candidate.title == "Song")
    #expect(answer.match?.isExact == false)
  }

  private func source(_ files: [String: String]) -> LyricsSource {
    .folder(
      "lyrics",
      files: LyricsFolder(
        names: { Array(files.keys) },
        read: { name in
          guard let text = files[name] else { throw NotThere() }
          return Data(text.utf8)
        }))
  }
}
