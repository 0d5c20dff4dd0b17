import Testing

@testable import Arguments

/// Which words ask for help or the version, and what about.
struct HelpWishTests {
  @Test(arguments: [
    (["-h"], "music"), (["--help"], "music"), (["help"], "music"), (["--nosuch", "-h"], "music"),
    (["--lim", "5", "-h"], "music"), (["--color", "blue", "--help"], "music"),
    (["--color", "-h"], "music"), (["-h", "-V"], "music"), (["-Vh"], "music"),
    (["search", "-h"], "music search"), (["-h", "search"], "music search"),
    (["search", "tom", "--help"], "music search"),
    (["search", "--limit", "x", "-h"], "music search"),
    (["search", "--nosuch", "-h"], "music search"), (["search", "--artist", "-h"], "music search"),
    (["search", "--limit=", "--help"], "music search"), (["search", "-eh"], "music search"),
    (["search", "-help"], "music search"), (["search", "--help=x"], "music search"),
    (["search", "", "-h"], "music search"), (["open", "a", "b", "-h"], "music open"),
    (["help", "search"], "music search"), (["help", "search", "-h"], "music search"),
    (["--color", "never", "help", "search"], "music search"), (["help", "help"], "music help"),
    (["help", "-h"], "music help"), (["-h", "help"], "music help"),
  ])
  func `A plea for help wins over every mistake`(words: [String], name: String) throws {
    guard case .help(let help) = try Sample.parse(words).wish.get() else {
      Issue.record("no help")
      return
    }
    #expect(help.name == name)
  }

  @Test(arguments: [
    ["search", "--", "-h"], ["search", "--artist=-h", "x"], ["search", "--artist=--help", "x"],
    ["--", "search", "-h"],
  ])
  func `After two dashes, or joined to an option, it is a word like any other`(
    words: [String]
  ) throws {
    #expect(try Sample.command(words, as: Search.self) != nil)
  }

  @Test(arguments: [
    ["--version"], ["-V"], ["search", "--version"], ["--version", "search"], ["search", "-eV"],
    ["serch", "-V"], ["search", "--nosuch", "-V"], ["help", "--version"],
  ])
  func `The version is told before or after a command`(words: [String]) throws {
    guard case .version = try Sample.parse(words).wish.get() else {
      Issue.record("no version")
      return
    }
  }

  @Test(arguments: [["help", "json"], ["help", "json", "-h"]])
  func `A topic is given back by its name`(words: [String]) throws {
    guard case .topic("json") = try Sample.parse(words).wish.get() else {
      Issue.record("no topic")
      return
    }
  }

  @Test(arguments: [
    (["help", "serch"], ArgumentError.Reason.unknownTopic("serch", nearest: ["search"])),
    (["help", "jsno"], .unknownTopic("jsno", nearest: ["json"])),
    (["help", "nosuch", "-h"], .unknownTopic("nosuch", nearest: [])),
    (["help", ""], .unknownTopic("", nearest: [])),
    (["help", "search", "lyrics"], .unexpectedOperands(["lyrics"])),
  ])
  func `Help on what is not there is a mistake`(words: [String], reason: ArgumentError.Reason) {
    let error = Sample.mistake(words)
    #expect(error?.reason == reason)
    #expect(error?.command == "help")
  }
}
