/// The screen and the streams: colour, width, and whether a person watches, are decided here.
package struct Terminal: Sendable {
  /// In cells.
  package struct Size: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// For data.
  package var output: OutputStream

  /// For messages.
  package var errors: OutputStream

  /// Asked each time, because windows change; `nil` where there is no window.
  package var size: @Sendable () -> Size?

  /// False where the terminal knows no commands: then nothing is erased or redrawn.
  package var canErase: Bool

  package init(
    output: OutputStream, errors: OutputStream, size: @escaping @Sendable () -> Size?,
    canErase: Bool = true
  ) {
    self.output = output
    self.errors = errors
    self.size = size
    self.canErase = canErase
  }

  package func colored(_ choice: ColorChoice, environment: [String: String]) -> Terminal {
    var terminal = self
    terminal.output = output.colored(choice, environment: environment)
    terminal.errors = errors.colored(choice, environment: environment)
    return terminal
  }

  /// How wide a list for a person may be; `nil` where it goes into a pipe, whole.
  package var width: Int? {
    output.isTerminal ? size()?.columns ?? 80 : nil
  }

  /// How wide prose may be: long lines are hard to read.
  package var pageWidth: Int {
    min(width ?? 80, 100)
  }

  /// How wide a message may be; `nil` where nobody watches, and a log wants each on its own line.
  package var messageWidth: Int? {
    errors.isTerminal ? size()?.columns ?? 80 : nil
  }
}
