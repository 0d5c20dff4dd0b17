import TerminalUI

/// What stands where the server says nothing.
enum Missing {
  static let text = "Could not be found"

  static func or(_ value: String?, _ role: Role = .plain) -> Line {
    value.map { Line($0, role) } ?? Line(text, .muted)
  }
}
