import Foundation
import Networking
import TerminalUI
import Testing
import TestSupport

@testable import music

/// Whatever a server writes into a name, no reader of ours is told to obey it.
struct HostileTextTests {
  /// Names that hold every scalar that could mean harm, in the escapes of JSON.
  static let names: [String] = {
    let scalars = Array(UInt32(0)..<0x300) + Array(0x2000...0x206F) + [0xFEFF, 0xFFF9, 0xFFFE]
    let all = scalars.map(escaped).joined()
    let attacks = [
      "\u{1B}]0;owned\u{07}", "\u{1B}[2J\u{1B}[31m", "\u{9B}5n",
      "\u{1B}]8;;https://evil.example\u{1B}\\",
      "a\tb\nc\r\nd", "=cmd|' /C calc'!A0", "@SUM(1)", "\"quoted\", and more", "\u{202E}evil",
    ].map { $0.unicodeScalars.map { escaped($0.value) }.joined() }
    return [all, #"\ud800 lone \udc00"#, String(repeating: "x", count: 65536), ""] + attacks
  }()

  private static func escaped(_ scalar: UInt32) -> String {
    "\\u" + String(repeating: "0", count: 4 - String(scalar, radix: 16).count)
      + String(scalar, radix: 16)
  }

  /// Every server gives this name for everything.
  private func world(naming name: String, person: Bool, lines: String...) -> TestWorld {
    var world = TestWorld()
    if person {
      world = .person(typing: "", columns: 60)
      world.input = lines
    }
    let track = """
      {"wrapperType":"track","kind":"song","trackId":1,"trackName":"\(name)",
      "artistName":"\(name)","collectionName":"\(name)","releaseDate":"\(name)",
      "primaryGenreName":"\(name)","currency":"\(name)","trackViewUrl":"\(name)",
      "previewUrl":"\(name)","artworkUrl100":"\(name)"}
      """
    let album = """
      {"wrapperType":"collection","collectionId":2,"collectionName":"\(name)","artistName":"\(name)",
      "copyright":"\(name)","releaseDate":"\(name)","primaryGenreName":"\(name)",
      "collectionPrice":1,"currency":"\(name)","collectionViewUrl":"\(name)","artworkUrl100":"\(name)"}
      """
    let artist = """
      {"wrapperType":"artist","artistId":3,"artistName":"\(name)","primaryGenreName":"\(name)",
      "artistLinkUrl":"\(name)"}
      """
    let chart = """
      {"feed":{"title":"\(name)","results":[{"id":"2","kind":"albums","name":"\(name)",
      "artistName":"\(name)","releaseDate":"\(name)","url":"\(name)","artworkUrl100":"\(name)",
      "genres":[{"genreId":"1","name":"\(name)"}]}]}}
      """
    world.http = HTTP { request in
      switch request.kind {
      case .chart: return HTTP.Response(chart)
      case .lyrics:
        return HTTP.Response(
          """
          {"trackName":"\(name)","artistName":"\(name)","albumName":"\(name)","instrumental":false,
          "plainLyrics":"\(name)","syncedLyrics":"[00:01.00] \(name)\\n[00:02.00] \(name)"}
          """)
      default:
        let results =
          if request.address.contains("entity=album") || request.address.contains("musicArtist") {
            request.address.contains("lookup") ? [artist, album] : [album]
          } else if request.address.contains("entity=song"), request.address.contains("lookup") {
            [album, track]
          } else {
            [track]
          }
        return HTTP.Response(#"{"results":[\#(results.joined(separator: ","))]}"#)
      }
    }
    return world
  }

  private func expectClean(
    _ text: String, allowing allowed: Set<Unicode.Scalar> = ["\n"],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let bad = text.unicodeScalars.filter { ($0.isCommand || $0.isBreak) && !allowed.contains($0) }
    #expect(bad.isEmpty, sourceLocation: location)
  }

  @Test(arguments: names)
  func `a tab-separated line stays one line of seven values`(name: String) async {
    let run = await world(naming: name, person: false).run("search", "x")
    expectClean(run.output, allowing: ["\n", "\t"])
    #expect(run.output.unicodeScalars.filter { $0 == "\t" }.count == 6)
    #expect(run.output.unicodeScalars.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: names)
  func `a CSV record stays one record, and no cell is a formula`(name: String) async {
    let run = await world(naming: name, person: false).run("search", "x", "--format", "csv")
    expectClean(run.output)
    #expect(run.output.unicodeScalars.filter { $0 == "\n" }.count == 2)
    #expect(!run.output.contains(",=") && !run.output.contains(",@"))
    #expect(!run.output.contains(",\"=") && !run.output.contains(",\"@"))
  }

  @Test(arguments: names)
  func `JSON holds the true text, and nothing that a terminal obeys`(name: String) async throws {
    let run = await world(naming: name, person: false).run("search", "x", "--json")
    expectClean(run.output)
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    // Foundation refuses lone surrogates, and we repair them: what it takes must come back.
    let sent = Data("[\"\(name)\"]".utf8)
    if let list = try? JSONSerialization.jsonObject(with: sent) as? [String], let text = list.first,
      !text.allSatisfy(\.isWhitespace)
    {
      #expect(record["artist"] as? String == text)
    }
  }

  @Test(arguments: names)
  func `the screen keeps its lines and its width`(name: String) async {
    let run = await world(naming: name, person: true, lines: "l", "?", "/x", "q").run("search", "x")
    expectClean(run.output)
    for line in run.output.split(separator: "\n") { #expect(String(line).cellWidth <= 60) }
  }

  @Test(arguments: names)
  func `colours are only ours`(name: String) async {
    var world = world(naming: name, person: true, lines: "1", "q")
    world.environment = ["NO_COLOR": ""]
    let run = await world.run("search", "x")
    let plain = run.output.replacing(#/\u{1B}\[(0|1|2|31|33|36)m/#, with: "")
    expectClean(plain)
  }

  @Test(arguments: names, ["text", "json"])
  func `the words of a song are only words`(name: String, format: String) async {
    let run = await world(naming: name, person: false).run("lyrics", "1", "--format", format)
    expectClean(run.output)
    expectClean(run.errors)
  }

  @Test(
    arguments: names,
    [
      ["search", "--kind", "album", "x"], ["artist", "3"], ["album", "2"], ["top"],
      ["open", "2", "--print"], ["search", "--kind", "video", "x"],
    ])
  func `every other list is as clean`(name: String, words: [String]) async {
    let formats =
      words[0] == "open" ? [[]] : ["table", "tsv", "csv", "json"].map { ["--format", $0] }
    for format in formats {
      let run = await world(naming: name, person: false).run(words + format)
      expectClean(run.output, allowing: ["\n", "\t"])
      expectClean(run.errors)
    }
    let person = await world(naming: name, person: true, lines: "?", "1", "o", "l", "q", "q")
      .run(words)
    expectClean(person.output)
    expectClean(person.errors)
    #expect(person.opened.allSatisfy { $0.hasPrefix("https://music.apple.com/") })
  }

  @Test(arguments: names)
  func `a chooser shows clean lines`(name: String) async {
    var picking = TestWorld()
    picking.input = (await world(naming: name, person: false).run("search", "x")).output
      .split(separator: "\n").map(String.init)
    picking.typed = ["?", "1"]
    let run = await picking.run("pick")
    expectClean(run.screen)
    #expect(run.output == picking.input[0] + "\n")
  }

  @Test(arguments: names)
  func `messages about what a server or a person wrote are clean`(name: String) async throws {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"errorMessage":"for key(s): [\#(name)]"}"#) }
    expectClean((await world.run("search", "x")).errors)
    let typed = "\u{1B}[2J\u{9B}31m\u{202E}x\ny"
    for words in [
      ["search", "--\(typed)"], [typed], ["search", "--country", typed, "x"], ["lyrics", typed],
      ["help", typed], ["search", "--kind=\(typed)", "x"],
    ] {
      expectClean((await world.run(words)).errors)
    }
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    expectClean((await world.run("search", typed)).errors)
  }
}
