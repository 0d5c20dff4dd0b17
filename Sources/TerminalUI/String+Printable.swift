extension String {
  /// The text as one line that a terminal, a table cell or a file name can bear: what moves the
  /// cursor, changes colours or turns the writing direction is gone, line breaks and tabs are blanks.
  ///
  /// This is the only cleaner: whatever a server sends passes here before it reaches a screen.
  package var printable: String {
    guard unicodeScalars.contains(where: { $0.isBreak || $0.isCommand }) else { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isCommand {
      line.append(scalar.isBreak ? " " : scalar)
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// What starts a new line or jumps ahead in it.
  package var isBreak: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a terminal may obey this scalar in place of showing it.
  ///
  /// C0, DEL, C1, and the marks that turn the writing direction; joiners and variation selectors
  /// are not among them.
  package var isCommand: Bool {
    switch value {
    case 0x09...0x0D, 0x85: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
