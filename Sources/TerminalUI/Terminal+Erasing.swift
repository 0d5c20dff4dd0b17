extension Terminal {
  /// Goes back to the start of the line and wipes it (ECMA-48 "erase in line").
  package static let eraseLine = "\r\u{1B}[K"
}
