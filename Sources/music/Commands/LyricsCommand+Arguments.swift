import Arguments
import TerminalUI

extension LyricsCommand {
  static let details = [
    "A track is named by its id, by a link to the store, or by artist and title. Without any of these"
      + " each line of standard input names one: an id, or a line that 'music search' wrote.",
    "A source that can't be asked is named on stderr, and the next one is asked.",
    "Sources are \(LyricsSources.names.joined(separator: ", ")), and folders of .lrc and .txt files,"
      + " which are named by a path with a / in it.",
    "With --follow the keys are: space stops and goes on, the arrows go 5 seconds back and forth, + and"
      + " - move the words by a tenth of a second, q ends.",
  ]
  static let examples = [
    Example("music lyrics 285283141", "by the id of the track"),
    Example("music search tom waits | head -3 | music lyrics", "the words of three tracks"),
    Example(
      "music lyrics --album 285283129 --format lrc -o words/", "a file for each track of an album"),
  ]

  static let arguments: [Argument<LyricsCommand>] = [
    .word("track", \.track, "An id, or a link to the store"),
    .option("artist", "NAME", \.artist, "Who sings it; goes with --title"),
    .option("title", "NAME", \.title, "What it is called; goes with --artist"),
    .option(
      "album", "ALBUM", \.album,
      "The name of the album it is on; alone, an id or a link: all songs of that album"),
    .option("duration", "M:SS", \.duration, "How long it is") { PlayingTime($0) },
    .option(
      "from", "SOURCES", \.sources, "Whom to ask, in turn, with commas between",
      suggesting: LyricsSources.names
    ) { list in
      let names = list.split(separator: ",").map(String.init)
      return !names.isEmpty && names.allSatisfy(LyricsSources.knows) ? names : nil
    },
    StorefrontOption.argument(\.country),
    .option("format", \.format, "How to write the words; the last two go with --list"),
    .flag("json", \.format, .json, "Short for --format json"),
    .flag("any", \.takesAny, "With --format lrc: lines without times are better than none"),
    .flag("synced", \.showsTimes, "Show when each line is sung"),
    .option(
      "output", short: "o", "FILE|DIR", \.output,
      "Save the words: in a file, or in a folder as 'Artist - Title.lrc'"),
    .flag("force", \.replaces, "With --output: write over files that are there"),
    .flag("skip-existing", \.skipsExisting, "With --output: leave out what is there already"),
    .flag("list", \.lists, "Show what the sources have, and take nothing"),
    .option("pick", \.pick, in: 1...10_000, "Take the row of --list with this number"),
    .flag("follow", \.follows, "Show the words as they are sung"),
    .option("at", "M:SS", \.start, "With --follow: where to start") { PlayingTime($0) },
  ]

  /// Refuses forms that do not go together.
  func validateForm() throws(ArgumentError) {
    if replaces, output == nil { throw .requires("--force", "--output") }
    if skipsExisting, output == nil { throw .requires("--skip-existing", "--output") }
    if skipsExisting, replaces { throw .conflict("--skip-existing", "--force") }
    if takesAny, format != nil, format != .lrc { throw .conflict("--any", "--format") }
    if start != nil, !follows { throw .requires("--at", "--follow") }
    if lists {
      if let format, format.ofList == nil { throw .conflict("--list", "--format") }
      if pick != nil { throw .conflict("--list", "--pick") }
      if follows { throw .conflict("--list", "--follow") }
      if output != nil { throw .conflict("--list", "--output") }
    } else if let format, !format.isForWords {
      throw .requires("--format \(format.rawValue)", "--list")
    }
    if showsTimes {
      if let format, format != .text { throw .conflict("--synced", "--format") }
      if output != nil { throw .conflict("--synced", "--output") }
    }
    if follows {
      if format != nil { throw .conflict("--follow", "--format") }
      if output != nil { throw .conflict("--follow", "--output") }
    }
  }
}
