import Arguments
import Foundation
import Networking
import TerminalUI

/// `music cache`: what is kept of the servers' answers, and the way to be rid of it.
struct CacheCommand: Command {
  enum Deed: String, CaseIterable {
    case clear
  }

  var deed: Deed?

  static let name = "cache"
  static let summary = "Show what is kept of the servers' answers, or clear it"
  static let details = [
    "Answers are kept for a while: of the catalog for a day, charts for an hour, words for a month, so"
      + " that nothing is asked twice. MUSIC_CACHE_MB bounds them (256)."
  ]
  static let examples = [
    Example("music cache", "where they are, how many, how large"),
    Example("music cache clear", "forget them all"),
  ]

  static let arguments: [Argument<CacheCommand>] = [
    .word("deed", \.deed, "What to do with it; nothing is changed without")
  ]

  func run(in world: World) async throws -> ExitCode {
    guard let folders = world.folders else { throw Failure("nothing is kept here", .nothingFound) }
    let cache = try world.cache(in: folders)
    switch deed {
    case .clear:
      let count = try cache.clear()
      try world.say(Text(count == 1 ? "1 answer is gone" : "\(count) answers are gone"))
    case nil:
      try show(try cache.statistics(), in: world)
    }
    return .done
  }

  /// One `name<TAB>value` line a fact in a pipe; aligned for a person.
  private func show(_ statistics: Cache.Statistics, in world: World) throws {
    let oldest = statistics.oldest.map {
      Age(seconds: max(0, Int(world.clock.now().timeIntervalSince($0)))).inWords
    }
    let facts = [
      ("folder", statistics.folder), ("answers", String(statistics.entries)),
      ("bytes", String(statistics.bytes)), ("oldest", oldest ?? Missing.text),
    ]
    guard world.terminal.output.isTerminal else {
      return try world.write(facts.map { "\($0.0)\t\($0.1.printable)\n" }.joined())
    }
    try world.show(
      Text(facts.map { Line($0.0.capitalized, .muted).padded(to: 9) + Line($0.1) }))
  }
}
