import TerminalUI

/// A line that tells a person how far a long list is; nothing where nobody watches.
struct ProgressLine: Sendable {
  private let terminal: Terminal
  private let isSeen: Bool
  private var isShown = false

  init(on terminal: Terminal, isWanted: Bool) {
    self.terminal = terminal
    isSeen = isWanted && terminal.errors.isTerminal && terminal.canErase
  }

  mutating func show(_ text: String) {
    guard isSeen else { return }
    isShown = true
    let width = (terminal.size()?.columns ?? 80) - 1
    // Like every message that can't be written: not worth losing the words for.
    try? terminal.errors.write(Terminal.eraseLine + Line(text).plain.cut(to: width))
  }

  /// Makes room for what is written next.
  mutating func erase() {
    if isShown { try? terminal.errors.write(Terminal.eraseLine) }
    isShown = false
  }
}
