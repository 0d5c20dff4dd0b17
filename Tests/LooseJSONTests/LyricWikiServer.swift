/// The part of LyricWiki's server that wrote `fmt=json` and `fmt=js`.
enum LyricWikiServer {
  static func json(_ song: KeyValuePairs<String, String>) -> String {
    let pairs = song.map { "'\($0)':'\(escaped($1))'" }
    return "song = {\n" + pairs.joined(separator: ",\n") + "\n}\n"
  }

  static func js(_ song: KeyValuePairs<String, String>) -> String {
    let lines = song.map { "this.\($0)='\(escaped($1))';\n" }
    return "function lyricwikiSong(){\n" + lines.joined() + "}\nvar song = new lyricwikiSong();\n"
  }

  /// By scalars, as the server's replacing knows no characters of several scalars.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += #"\\"#
      case "'": escaped += #"\'"#
      case "\n": escaped += #"\n"#
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
