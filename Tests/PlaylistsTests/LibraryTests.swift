import Foundation
import TestSupport
import Testing

@testable import Playlists

struct LibraryTests {
  @Test func `Every error of a library is told once, with its place`() throws {
    let library = try Sample.withErrors().library
    let lines = library.facts.map { "\($0.place): \($0.kind)\($0.isNote ? " (note)" : "")\n" }
    #expect(try Golden.difference(of: lines.joined(), from: "playlists.facts.txt") == nil)
    #expect(Set(library.facts).count == library.facts.count)
  }

  @Test func `What is left is shown in the order of the file`() throws {
    let library = try Sample.withErrors().library
    #expect(
      library.outline == [
        "Rainy Days: [1, 2, 3]", "Repeats: [1, 2, 3]", "Ghosts: [4, 5]", "?: [6]", "?: [7, 8]",
        "Nothing In It: []", "Rainy Days: [5]", "All Ghosts: []", "No List: []",
      ])
    #expect(library.rows[2].albums.map(\.title) == ["Blue Valley", "日曜日"])
    #expect(library.rows[3].albums == [Library.Album(id: 6, title: nil)])
    #expect(library.rows[4].albums.map(\.title) == [nil, "Eight at Last"])
    #expect(library.albums.map(\.id) == [1, 2, 3, 4, 5, 6, 7, 8, 40])
  }

  @Test func `A library without an error has no facts`() throws {
    let document = try Sample.document(
      #"{"playlists":[{"title":"A","albums":[0]}],"albums":[{"id":0,"title":"Zero"}]}"#)
    #expect(document.library.facts.isEmpty)
  }

  @Test(arguments: [
    ("{}", ["playlists", "albums"], Library.Kind.missingList),
    (#"{"playlists":null,"albums":3}"#, ["playlists", "albums"], .notAList),
  ])
  func `Lists that are not there are told and read as empty`(
    text: String, places: [String], kind: Library.Kind
  ) throws {
    let library = try Sample.document(text).library
    #expect(library.rows.isEmpty && library.albums.isEmpty)
    #expect(library.facts.map(\.place) == places)
    #expect(library.facts.allSatisfy { $0.kind == kind })
  }

  @Test(arguments: [
    ("7", 7), (#""7""#, 7), (#"" 7 ""#, 7), ("7.0", 7), ("7e0", 7), ("-0", 0),
    (#""0x7""#, nil), (#""inf""#, nil), ("7.5", nil), ("1e300", nil), ("true", nil), ("[7]", nil),
    ("99999999999999999999", nil),
  ])
  func `An id is a whole number, in quotes or not`(json: String, id: Int?) throws {
    let document = try Sample.document(
      "{\"playlists\":[{\"title\":\"A\",\"albums\":[\(json)]}],\"albums\":[{\"id\":\(json)}]}")
    #expect(document.library.rows[0].albums.map(\.id) == (id.map { [$0] } ?? []))
  }

  @Test func `A title may be a number, and keys may be written with escapes or twice`() throws {
    let library = try Sample.document(
      #"{"playlists":[{"title":"old","\u0074itle":1979,"albums":[]}],"albums":[]}"#
    ).library
    #expect(library.rows.map(\.title) == ["1979"])
  }

  @Test(.enabled(if: Recordings.areThere))
  func `The errors of a larger library are all found`() throws {
    let file = try #require(Recordings.files(in: "authored", beginning: ["library.json"]).first)
    let library = try LibraryDocument(try Data(contentsOf: file)).library
    #expect(
      library.facts.map { "\($0.place) \($0.kind)" } == [
        #"playlists[1].albums[2] repeatedInRow(id: 2, first: "playlists[1].albums[1]")"#,
        #"playlists[1].albums[4] repeatedInRow(id: 1, first: "playlists[1].albums[0]")"#,
        "playlists[2].albums[1] noSuchAlbum(id: 999)",
        "playlists[2].albums[3] negativeID(-7)",
        "playlists[3].title emptyTitle",
        "playlists[4].albums emptyRow",
        #"playlists[5].title sameTitle("Late Night", first: "playlists[0]")"#,
        "playlists[6].albums[0] noSuchAlbum(id: 404)",
        "playlists[6].albums[1] noSuchAlbum(id: 405)",
        "playlists[7].albums[6] noSuchAlbum(id: 7)",
        #"albums[34] sameAlbum(id: 3, first: "albums[3]")"#,
        #"albums[35] otherTitle("Another Title For Four", id: 4, kept: "Stand-in Album 4", "#
          + #"first: "albums[4]")"#,
        #"albums[36] sameAlbum(id: 12, first: "albums[11]")"#,
        "albums[0] inNoPlaylist(id: 0)",
        "albums[37] inNoPlaylist(id: 40)",
      ])
  }
}
