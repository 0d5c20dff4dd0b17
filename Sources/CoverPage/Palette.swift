/// The colours of a page in one light, each as six hexadecimal digits.
struct Palette: Sendable {
  let paper: String
  /// Where an empty row is, and a picture that is still to come.
  let hollow: String
  let ink: String
  /// Of what is said beside the titles.
  let muted: String
  let line: String
  /// Of the ring around what has the keyboard's focus, and of a title under the pointer.
  let accent: String

  static let light = Palette(
    paper: "faf8f5", hollow: "f1ede7", ink: "1d1a16", muted: "696156", line: "ddd6cc",
    accent: "a63c14")
  static let dark = Palette(
    paper: "141316", hollow: "1d1c20", ink: "f3efe9", muted: "a8a199", line: "37353b",
    accent: "ffb38a")

  /// From the upper left to the lower right of a drawn cover, under white letters in any light.
  static let tints = [
    ("8f3b2e", "4a1830"), ("93501c", "5a2413"), ("74601a", "3c3a12"), ("4b6b2a", "1d3f2b"),
    ("1f6e56", "12374a"), ("1c6a7c", "1a2f5c"), ("2c5c9a", "262a66"), ("4a4fae", "34205f"),
    ("6d45a8", "3b1a54"), ("8a3b96", "481545"), ("9c3468", "4c1438"), ("5a5f6b", "2a2c36"),
  ]

  var css: String {
    """
    --paper: #\(paper); --hollow: #\(hollow); --ink: #\(ink);
    --muted: #\(muted); --line: #\(line); --accent: #\(accent);
    """
  }
}
