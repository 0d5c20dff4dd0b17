import Arguments
import ITunes
import TerminalUI

/// `music pick`: lets a person choose one line of a pipe, and hands on that line.
struct PickCommand: Command {
  var pick: NumberList?

  static let name = "pick"
  static let summary = "Choose lines of a list, in the middle of a pipe"
  static let details = [
    "Reads lines that 'music search' wrote, shows them numbered on the terminal itself, and writes the"
      + " chosen one unchanged to standard output; 1,3-5 chooses several."
  ]
  static let examples = [
    Example("music search tom waits | music pick | music lyrics", "search, choose, read"),
    Example("music search tom waits | music pick --pick 2", "the second line, without asking"),
  ]

  static let arguments: [Argument<PickCommand>] = [
    .option("pick", "N", \.pick, "Take the line with this number, or 1,3-5, and ask nothing") {
      NumberList($0)
    }
  ]

  func run(in world: World) async throws -> ExitCode {
    guard !world.input.isTerminal else {
      throw Failure(
        "nothing comes in to choose from", advice: "pipe 'music search' into this", .misuse)
    }
    let lines = world.input.lines.map { PipedLine($0.text) }
    guard !lines.isEmpty else {
      throw Failure("nothing to choose from on standard input", .nothingFound)
    }
    if let pick {
      if let stray = pick.stray(from: lines.count) {
        throw Failure.noSuchNumber(stray, of: lines.count, "came in")
      }
      for number in pick.numbers(upTo: lines.count) {
        try world.write(lines[number - 1].text + "\n")
      }
      return .done
    }
    guard let console = world.openConsole() else {
      throw Failure(
        "there is no terminal to ask on", advice: "take a line with --pick N", .misuse)
    }
    return try await choose(from: lines, on: console, in: world)
  }

  private func choose(
    from lines: [PipedLine], on console: Console, in world: World
  ) async throws -> ExitCode {
    let listing = lines.allSatisfy { $0.track != nil } ? Listing.pipedTracks : .pipedLines
    var loop = PickLoop(listing: listing, rows: lines, console: console)
    loop.takesSeveral = true
    let ending = try await loop.run { line in
      try world.write(line.text + "\n")
      return .leave
    }
    return ending == .picked ? .done : .interrupted
  }
}

/// A line as it came in, and the track it tells of, if it tells of one.
private struct PipedLine: Sendable {
  let text: String
  let track: Track?

  init(_ text: String) {
    self.text = text
    track = Track(json: text) ?? Track(tabbed: text)
  }
}

extension Listing<PipedLine> {
  fileprivate static let pipedLines = Listing(
    fields: [], tabbed: { [$0.text] },
    columns: [Column(Table.Column("Line", least: 16)) { Table.Cell(Line($0.text)) }])

  /// As `music search` shows them.
  fileprivate static let pipedTracks = Listing(
    fields: [], tabbed: { [$0.text] },
    columns: Listing<Track>.tracks.columns.map { column in
      Column(column.layout) { line in line.track.map(column.cell) ?? Table.Cell(Line(line.text)) }
    })
}
