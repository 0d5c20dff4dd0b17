import Foundation
import Networking
import Synchronization
import TerminalUI
import TestSupport

@testable import music

/// A world of fixtures, with screens in memory and answers given in advance.
struct TestWorld: Sendable {
  /// What the servers say, by address; every other address is a failure.
  var http = HTTP.replaying(Repository.responses)
  var outputIsTerminal = false
  var inputIsTerminal = false
  var errorsAreTerminal = false
  var size = Terminal.Size(columns: 80, rows: 24)

  /// What standard input holds, or what a person types.
  var input: [String] = []

  /// What a person types on the controlling terminal; `nil` where there is none.
  var typed: [String]?
  var environment: [String: String] = [:]

  /// The folder that answers are kept in; `nil`: they are not.
  var keeping: URL?

  /// What the clock says, in seconds since 1970.
  var now = 1_700_000_000.0

  /// Time that does not pass by itself, and keys that are pressed in it.
  var stage: Stage?

  /// Whether waits end, as they must where a real server is asked.
  var waitsReally = false

  /// Whether there is a program to open web pages with.
  var hasBrowser = true

  /// A person at a terminal who types these lines.
  static func person(typing lines: String..., columns: Int = 80, rows: Int = 24) -> TestWorld {
    var world = TestWorld()
    world.outputIsTerminal = true
    world.inputIsTerminal = true
    world.errorsAreTerminal = true
    world.size = Terminal.Size(columns: columns, rows: rows)
    world.input = lines
    return world
  }

  /// What one run of the tool left behind.
  struct Outcome: Sendable {
    let code: ExitCode
    let output: String
    let errors: String
    /// What was seen on the controlling terminal.
    let screen: String
    /// Every address that was asked, in order.
    let asked: [String]
    /// Every page that was opened.
    let opened: [String]
  }

  func run(_ words: String...) async -> Outcome {
    await run(words)
  }

  func run(_ words: [String]) async -> Outcome {
    let (output, errors, screen) = (Journal(), Journal(), Journal())
    let (asked, opened) = (Journal(), Journal())
    let (lines, typedLines) = (Lines(input), Lines(typed ?? []))
    let world = World(
      http: HTTP { [http] request in
        asked.append(request.address)
        return try await http.send(request)
      },
      terminal: Terminal(
        output: OutputStream(isTerminal: outputIsTerminal) { output.append($0) },
        errors: OutputStream(isTerminal: errorsAreTerminal) { errors.append($0) },
        size: { size }),
      input: Input(isTerminal: inputIsTerminal) {
        let line = lines.next()
        // A terminal shows what is typed.
        if let line, inputIsTerminal { output.append(line + "\n") }
        return line
      },
      clock: Clock(
        now: { Date(timeIntervalSince1970: now) },
        // With recorded answers nothing takes long enough for a wait to end by itself.
        sleep: { [waitsReally] length in
          guard waitsReally else { return try await waitUntilCancelled() }
          try await Task.sleep(for: length)
        }
      ),
      random: Random { 0.5 },
      folders: keeping.map { folder in
        Folders(environment: [
          "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
        ])
      },
      environment: environment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { own, _ in own },
      openConsole: {
        typed == nil
          ? nil
          : Console(
            stream: OutputStream(isTerminal: true) { screen.append($0) }, size: { size },
            readLine: {
              let line = typedLines.next()
              if let line { screen.append(line + "\n") }
              return line
            })
      },
      open: Open { address in
        if hasBrowser { opened.append(address) }
        return hasBrowser
      },
      files: .live, openStage: { stage }, openClock: { stage ?? .withoutKeys })
    let code = await Music.run(words, in: world)
    return Outcome(
      code: code, output: output.text, errors: errors.text, screen: screen.text,
      asked: asked.entries, opened: opened.entries)
  }
}

/// What was written, piece by piece.
private final class Journal: Sendable {
  private let pieces = Mutex<[String]>([])

  func append(_ piece: String) { pieces.withLock { $0.append(piece) } }
  var entries: [String] { pieces.withLock(\.self) }
  var text: String { entries.joined() }
}

/// Lines that are read one after another.
private final class Lines: Sendable {
  private let rest: Mutex<ArraySlice<String>>

  init(_ lines: [String]) { rest = Mutex(lines[...]) }

  func next() -> String? { rest.withLock { $0.popFirst() } }
}
