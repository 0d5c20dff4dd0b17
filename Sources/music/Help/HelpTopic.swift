import Arguments
import ITunes
import TerminalUI

/// What `music help` can tell beside the commands.
enum HelpTopic: String, CaseIterable {
  case json
  case countries
  case environment
  case exitCodes = "exit-codes"

  var topic: Topic {
    switch self {
    case .json: Topic(rawValue, "The keys of --json and the columns of --format csv")
    case .countries: Topic(rawValue, "Whose stores --country can ask")
    case .environment: Topic(rawValue, "The variables that music reads")
    case .exitCodes: Topic(rawValue, "What a script can tell from the exit code")
    }
  }

  func page(width: Int) -> Text {
    let title = Text(topic.summary).wrapped(to: width, indent: 0)
    let labelWidth = rows.map(\.label.cellWidth).max() ?? 0
    let lines = rows.flatMap { row in
      HelpPage.row(row.label, row.text, labelWidth: labelWidth, width: width)
    }
    return title + .blankLine + Text(lines)
  }

  private var rows: [(label: String, text: String)] {
    switch self {
    case .json: Self.keys
    case .countries: Storefront.all.map { ($0.code, $0.name) }
    case .environment: Self.variables
    case .exitCodes: Self.codes
    }
  }

  private static let keys = [
    ("kind", "song or video; album, single, ep or compilation; artist"),
    ("id", "the track's number, for 'music lyrics'"),
    ("track", "the title"),
    ("artist, artistId", "who performs it"),
    ("album, albumId", "the album it is on"),
    ("seconds", "how long it is"),
    ("discNumber, trackNumber", "its place on the album"),
    ("releaseDate", "yyyy-mm-dd"),
    ("genre", "as Apple names it"),
    ("explicit", "true where Apple marks it so"),
    ("price, currency", "null where it is not sold by itself"),
    ("url", "its page in Apple's store"),
    ("previewUrl, artworkUrl", "half a minute of sound, and the cover"),
    ("status", "with lyrics: found, cut, instrumental, notFound or failed"),
    ("source", "with lyrics: who gave the words"),
    ("lines", "with lyrics: a list of objects with seconds (or null) and text"),
    (
      "match",
      "with lyrics: the source's own title, artist, album and seconds, and a score from 0 to 100"
    ),
    ("playlist, position, title, cover", "with playlists, beside the id of the album"),
    (
      "section, editions",
      "with artist: the part of the list, and how many twins one row stands for"
    ),
    ("rank", "with top"),
    ("synced", "with lyrics --list: whether the words have times"),
    ("score, reason", "with lyrics --list: how well a row fits, and what is other in it"),
  ]

  private static let variables = [
    ("MUSIC_COUNTRY", "the country when there is no --country"),
    ("BROWSER", "what 'music open' opens pages with"),
    ("MUSIC_ITUNES_URL", "a server in place of https://itunes.apple.com"),
    ("MUSIC_LRCLIB_URL", "a server of your own in place of https://lrclib.net"),
    ("MUSIC_LYRICS_DIR", "a folder of .lrc and .txt files that is asked before all servers"),
    ("MUSIC_LYRICS_OVH_URL", "a server in place of https://api.lyrics.ovh"),
    ("MUSIC_LYRICWIKI_URL", "a server that speaks LyricWiki's language; it is asked after lrclib"),
    ("MUSIC_CACHE_MB", "how much is kept of the servers' answers; 0 keeps nothing"),
    ("XDG_DATA_HOME", "where your own playlists are"),
    ("XDG_CACHE_HOME, XDG_STATE_HOME", "where that is, and where processes agree on their pace"),
    ("NO_COLOR", "no colours, when it is set and not empty"),
    ("CLICOLOR_FORCE, FORCE_COLOR", "colours even into a pipe"),
    ("CLICOLOR", "no colours, when it is 0"),
    (
      "http_proxy, https_proxy, no_proxy",
      "the way to the servers (on macOS: the system's settings)"
    ),
  ]

  private static let codes = [
    ("0", "done"),
    ("1", "asked, and nothing was found"),
    ("64", "the command line is wrong"),
    ("65", "an answer, or a line of input, makes no sense"),
    ("69", "a server can't be reached, takes too long, or is down"),
    ("74", "a file can't be read or written"),
    ("75", "a server wants fewer requests: try later"),
    ("130", "interrupted, or left without choosing"),
  ]
}
