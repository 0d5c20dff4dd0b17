import Arguments
import TerminalUI

/// The options that stand before or after any command.
struct GlobalOptions: Sendable {
  var replay: String?
  var record: String?
  var timeout = 15
  var color = ColorChoice.auto
  var isOffline = false
  var isFresh = false

  static let arguments: [Argument<GlobalOptions>] = [
    .option("color", \.color, "When to use colours"),
    .option("timeout", \.timeout, in: 1...600, "How many seconds one answer may take"),
    .flag("offline", \.isOffline, "Ask no server: only what is kept, of any age"),
    .flag("fresh", \.isFresh, "Ask again, whatever is kept"),
    .option("replay", "DIR", \.replay, "Answer from recorded files, and ask no server"),
    .option("record", "DIR", \.record, "Ask the servers, and write what they say into files"),
  ]
}
