import Foundation
import Networking
import Testing
import TestSupport

@testable import music

/// Words as files, on standard output and on the disk.
struct LyricsFormatTests {
  private let world = TestWorld()

  private func temporaryFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  @Test(arguments: ["lrc", "srt"])
  func `a form of one's own for players`(format: String) async throws {
    let run = await world.run("lyrics", "285283141", "--format", format)
    #expect(run.code == .done)
    #expect(try Golden.difference(of: run.output, from: "lyrics.found.\(format).txt") == nil)
  }

  @Test func `times are shown where they are wanted`() async throws {
    let run = await world.run("lyrics", "285283141", "--synced")
    #expect(try Golden.difference(of: run.output, from: "lyrics.synced.txt") == nil)
  }

  @Test(arguments: ["lrc", "srt"])
  func `a form that needs times says so where there are none`(format: String) async {
    let run = await world.run("lyrics", "285283236", "--format", format)
    #expect(run.code == .nothingFound)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("music: the words of 'Rosie' by Tom Waits have no times\n"))
  }

  @Test func `--any takes lines without times`() async {
    let run = await world.run("lyrics", "285283236", "--format", "lrc", "--any")
    #expect(run.code == .done)
    #expect(!run.output.contains("["))
    #expect(run.output.split(separator: "\n").count > 2)
  }

  @Test(arguments: [("1440857112", "is instrumental"), ("79016995", "no words for")])
  func `no words make no file`(id: String, message: String) async throws {
    let folder = try temporaryFolder()
    let run = await world.run("lyrics", id, "-o", folder)
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains(message))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test(arguments: [("text", "txt"), ("lrc", "lrc"), ("srt", "srt"), ("json", "json")])
  func `a folder gets a file named for the song`(format: String, ending: String) async throws {
    let folder = try temporaryFolder()
    let run = await world.run("lyrics", "285283141", "--format", format, "-o", folder)
    #expect(run.code == .done)
    #expect(run.output == "")
    let name = "Tom Waits - I Hope That I Don't Fall In Love With You.\(ending)"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [name])
    #expect(try text("\(folder)/\(name)").contains("The lamps come on along the pier,"))
  }

  @Test func `a file's ending says its format`() async throws {
    let file = try temporaryFolder() + "/rosie.lrc"
    let run = await world.run("lyrics", "285283141", "-o", file)
    #expect(run.code == .done)
    #expect(try text(file).hasPrefix("[ti:"))
  }

  @Test func `a file that is there stays, unless it is to go`() async throws {
    let file = try temporaryFolder() + "/words.txt"
    try Data("mine".utf8).write(to: URL(filePath: file))
    let run = await world.run("lyrics", "285283141", "-o", file)
    #expect(run.code == .fileTrouble)
    #expect(run.errors.contains("is there already"))
    #expect(try text(file) == "mine")
    let skipping = await world.run("lyrics", "285283141", "-o", file, "--skip-existing")
    #expect(skipping.code == .done)
    #expect(!skipping.asked.contains { $0.contains("lrclib") })
    #expect(try text(file) == "mine")
    #expect((await world.run("lyrics", "285283141", "-o", file, "--force")).code == .done)
    #expect(try text(file).hasPrefix("The lamps"))
  }

  @Test(arguments: [[], ["--force"]])
  func `nothing is written through a link`(options: [String]) async throws {
    let folder = try temporaryFolder()
    let (target, link) = ("\(folder)/target", "\(folder)/words.txt")
    try Data("mine".utf8).write(to: URL(filePath: target))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let run = await world.run(["lyrics", "285283141", "-o", link] + options)
    #expect(run.code == .fileTrouble)
    #expect(run.errors.contains("is a link"))
    #expect(try text(target) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
  }

  @Test func `a song's name never leads out of the folder`() async throws {
    let folder = try temporaryFolder()
    var world = world
    world.http = HTTP { _ in
      HTTP.Response(#"{"trackName":"a/b","artistName":"../../x","plainLyrics":"la"}"#)
    }
    let run = await world.run(
      "lyrics", "--artist", "../../x", "--title", "a/b", "-o", folder + "/inner/words/")
    #expect(run.code == .done)
    let files = try #require(FileManager.default.enumerator(atPath: folder)).allObjects
    #expect(
      files.compactMap { $0 as? String }.sorted()
        == ["inner", "inner/words", "inner/words/-..-x - a-b.txt"])
  }

  @Test func `a whole album makes its folder, unless the name is a file's`() async throws {
    let folder = try temporaryFolder()
    let run = await world.run(
      "lyrics", "--album", "285283129", "--from", folder + "/", "-o", folder + "/words")
    #expect(run.code == .nothingFound)
    #expect(run.errors.hasSuffix("0 found, 12 not found\n"))
    let file = await world.run("lyrics", "--album", "285283129", "-o", folder + "/words.lrc")
    #expect(file.code == .misuse)
  }

  @Test func `more than one track needs a folder`() async throws {
    let folder = try temporaryFolder()
    var world = world
    world.http = LyricsBatchTests.http
    world.input = ["1", "2", "1"]
    let file = await world.run("lyrics", "-o", folder + "/words.txt")
    #expect(file.code == .misuse)
    #expect(!file.asked.contains { $0.contains("lrclib") })
    let run = await world.run("lyrics", "-o", folder + "/new/", "--format", "lrc")
    #expect(run.code == .done)
    #expect(run.errors == "3 found\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/new").sorted()
    #expect(names == ["Ann - Song 1.lrc", "Ann - Song 2.lrc"])
  }

  @Test func `a long list may name a song again`() async throws {
    let folder = try temporaryFolder()
    var world = world
    world.http = LyricsBatchTests.http
    world.input = (20...225).map(String.init) + ["20"]
    let run = await world.run("lyrics", "-o", folder)
    #expect(run.code == .done)
    #expect(run.errors == "207 found\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 206)
  }

  @Test func `a folder that is not there is named`() async throws {
    let run = await world.run("lyrics", "285283141", "-o", try temporaryFolder() + "/no/words.txt")
    #expect(run.code == .fileTrouble)
    #expect(run.errors.contains("there is no folder for"))
  }
}
