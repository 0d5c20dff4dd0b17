/// One of the two streams that the tool writes.
package struct OutputStream: Sendable {
  /// Throws an `OutputError`.
  package let write: @Sendable (String) throws -> Void
  package let isTerminal: Bool
  package private(set) var hasColor: Bool

  /// Whether it follows hyperlinks (OSC 8).
  package private(set) var hasLinks = false

  package init(
    isTerminal: Bool, hasColor: Bool = false, write: @escaping @Sendable (String) throws -> Void
  ) {
    self.write = write
    self.isTerminal = isTerminal
    self.hasColor = hasColor
  }

  package func colored(_ choice: ColorChoice, environment: [String: String]) -> OutputStream {
    var stream = self
    stream.hasColor = choice.hasColor(isTerminal: isTerminal, environment: environment)
    stream.hasLinks = isTerminal && choice != .never && Self.followsLinks(environment)
    return stream
  }

  package func show(_ text: Text) throws {
    try write(text.rendered(for: self))
  }

  /// By the names that terminals give themselves; others may show the escape sequence as text.
  private static func followsLinks(_ environment: [String: String]) -> Bool {
    if environment["TERM"] == "dumb" || environment["TMUX"] != nil { return false }
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5000 }
    let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
    if let program = environment["TERM_PROGRAM"] { return programs.contains(program) }
    let terminals: Set = ["xterm-kitty", "alacritty", "foot", "xterm-ghostty"]
    return terminals.contains(environment["TERM"] ?? "") || environment["WT_SESSION"] != nil
  }
}
