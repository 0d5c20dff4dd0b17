import Foundation
import Testing

@testable import Playlists

struct ChangingTests {
  private static let pretty = """
    {
     "by": "me",
     "playlists": [
      {
       "title": "One",
       "albums": [
        1,
        2
       ],
       "color": "red"
      }
     ],
     "albums": [
      {"id": 1, "title": "A"},
      {"id": 2, "title": "B", "year": 1999}
     ]
    }

    """

  @Test func `Adding touches nothing but what it adds, in the way of the file`() throws {
    let added = [Library.Album(id: 2, title: "x"), Library.Album(id: 3, title: "C \"live\"")]
    let document = try Sample.document(Self.pretty).adding(added, to: "One")
    let expected = Self.pretty
      .replacing("    2\n", with: "    2,\n    3\n")
      .replacing("1999}", with: "1999},\n  {\"id\": 3, \"title\": \"C \\\"live\\\"\"}")
    #expect(document.text == expected)
  }

  @Test func `Adding to a title that is not there makes the playlist, written like the others`()
    throws
  {
    let document = try Sample.document(Self.pretty)
      .adding([Library.Album(id: 2, title: nil)], to: "Two")
    let expected = Self.pretty.replacing(
      "\n  }\n ],",
      with: """

          },
          {
           "title": "Two",
           "albums": [
            2
           ]
          }
         ],
        """)
    #expect(document.text == expected)
  }

  @Test func `A new library is written to be read`() throws {
    let document = try LibraryDocument.empty()
      .adding([Library.Album(id: 5, title: "Five"), Library.Album(id: 6, title: nil)], to: "First")
      .adding([], to: "Second")
    #expect(
      document.text == """
        {
          "playlists": [
            {"title": "First", "albums": [5, 6]},
            {"title": "Second", "albums": []}
          ],
          "albums": [
            {"id": 5, "title": "Five"},
            {"id": 6}
          ]
        }

        """)
  }

  @Test func `Adding what is there changes nothing`() throws {
    let album = Library.Album(id: 2, title: "Other")
    #expect(
      try Sample.document(Self.pretty).adding([album, album], to: "One").text == Self.pretty)
  }

  @Test func `Adding gives an album the title it lacks`() throws {
    let document = try Sample.withErrors().adding(
      [Library.Album(id: 6, title: "Six"), Library.Album(id: 7, title: "Seven")], to: "Rainy Days")
    #expect(document.library.rows[0].albums.map(\.title).suffix(2) == ["Six", "Seven"])
    #expect(document.text.contains(#"{"id": 6, "title": "Six"}"#))
    #expect(document.text.contains(#"{"id": 7, "title": "Seven"}"#))
  }

  @Test(arguments: ["{}", #"{"playlists":null,"albums":false}"#, #"{"x":1,"playlists":[]}"#])
  func `Lists that are not there are made`(text: String) throws {
    let document = try Sample.document(text).adding([Library.Album(id: 1, title: "A")], to: "One")
    #expect(
      document.library
        == Library(
          rows: [Library.Row(title: "One", albums: [Library.Album(id: 1, title: "A")])],
          albums: [Library.Album(id: 1, title: "A")]))
  }

  @Test func `Removing takes every repeat, and ids of no album too`() throws {
    let document = try Sample.withErrors()
    let removed = try document.removing([1, 3], from: "Repeats").removing([999, 4], from: "Ghosts")
    #expect(
      removed.text
        == document.text.replacing("[1, 2, 2, \"3\", 1]", with: "[2, 2]")
        .replacing("[4, 999, -7, null,", with: "[-7, null,"))
    #expect(try removed.removing([2], from: "Repeats").text.contains(#""Repeats", "albums": []"#))
  }

  @Test func `Removing what is not there changes nothing`() throws {
    #expect(throws: LibraryError.notInPlaylist(title: "Rainy Days", ids: [9])) {
      try Sample.withErrors().removing([1, 9], from: "Rainy Days")
    }
  }

  @Test func `A playlist is removed as a whole, the first of its title`() throws {
    let document = try Sample.withErrors()
    #expect(
      try document.removing(playlist: "Rainy Days").text
        == document.text.replacing(
          #"{"title": "Rainy Days", "albums": [1, 2, 3], "mood": null},"# + "\n    ", with: ""))
  }

  @Test(arguments: [
    (1, 0, "[1, 2, 3]"), (1, 1, "[2, 1, 3]"), (1, 9, "[2, 3, 1]"), (3, 0, "[3, 1, 2]"),
    (3, -4, "[3, 1, 2]"),
  ])
  func `An album moves within its row`(id: Int, place: Int, row: String) throws {
    let moved = try Sample.withErrors().moving(id, in: "Rainy Days", to: place)
    #expect(moved.text.contains("\"Rainy Days\", \"albums\": \(row), \"mood\""))
  }

  @Test func `The place of an album counts what is shown, not what is left out`() throws {
    let document = try Sample.withErrors()
    #expect(
      try document.moving(5, in: "Ghosts", to: 0).library.rows[2].albums.map(\.id) == [5, 4])
    #expect(
      try document.moving(4, in: "Ghosts", to: 1).library.rows[2].albums.map(\.id) == [5, 4])
    #expect(
      try document.moving(1, in: "Repeats", to: 1).library.rows[1].albums.map(\.id) == [2, 1, 3])
  }

  @Test func `A playlist moves among the others`() throws {
    let moved = try Sample.withErrors().moving(playlist: "Ghosts", to: 0)
    #expect(moved.library.rows.prefix(2).map(\.title) == ["Ghosts", "Rainy Days"])
    #expect(moved.text.contains("  \"playlists\": [\n    {\"title\": \"Ghosts\","))
  }

  @Test func `Renaming changes the title alone`() throws {
    let document = try Sample.withErrors()
    #expect(
      try document.renaming("Ghosts", to: "Boo \"!\"").text
        == document.text.replacing("\"Ghosts\"", with: #""Boo \"!\"""#))
    #expect(throws: LibraryError.titleTaken("Repeats")) {
      try document.renaming("Ghosts", to: "Repeats")
    }
    #expect(try document.renaming("Ghosts", to: "Ghosts").text == document.text)
  }

  @Test func `A title that is not there gets the titles that are`() throws {
    let document = try Sample.document(Self.pretty)
    let error = LibraryError.noSuchPlaylist("on", titles: ["One"])
    #expect(throws: error) { try document.removing([1], from: "on") }
    #expect(throws: error) { try document.removing(playlist: "on") }
    #expect(throws: error) { try document.moving(1, in: "on", to: 0) }
    #expect(throws: error) { try document.renaming("on", to: "One") }
  }

  @Test func `What would be an error of the library is not written`() throws {
    let document = try Sample.document(Self.pretty)
    #expect(throws: LibraryError.emptyTitle) { try document.adding([], to: " \n") }
    #expect(throws: LibraryError.emptyTitle) { try document.renaming("One", to: "") }
    #expect(throws: LibraryError.negativeID(-2)) {
      try document.adding([Library.Album(id: -2, title: nil)], to: "One")
    }
  }
}
