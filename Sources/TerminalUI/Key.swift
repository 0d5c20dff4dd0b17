/// A key that a person presses, read without waiting for Return.
package enum Key: Hashable, Sendable {
  case character(Character)
  case left
  case right
  case up
  case down
  case escape
  /// Ctrl-C.
  case interrupt
  /// The terminal is gone.
  case end
  /// One that has no name here, as letters beyond ASCII.
  case other

  /// Takes the first key off what a terminal sent; `nil` where there is none.
  ///
  /// Arrows come as `ESC [ C` or, in the mode of some programs, as `ESC O C` (ECMA-48, DEC VT100).
  package init?(takingFrom bytes: inout ArraySlice<UInt8>) {
    guard let first = bytes.popFirst() else { return nil }
    switch first {
    case 0x03: self = .interrupt
    case 0x04: self = .end
    case 0x1B: self = Key.afterEscape(&bytes)
    case 0x20..<0x7F: self = .character(Character(Unicode.Scalar(first)))
    default: self = .other
    }
  }

  /// What follows the escape character, which alone is a key itself.
  private static func afterEscape(_ bytes: inout ArraySlice<UInt8>) -> Key {
    guard let opener = bytes.first, opener == UInt8(ascii: "[") || opener == UInt8(ascii: "O")
    else { return .escape }
    bytes.removeFirst()
    // Parameters, as those of an arrow with Shift.
    while let next = bytes.first, (0x20...0x3F).contains(next) { bytes.removeFirst() }
    switch bytes.popFirst() {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return .other
    }
  }
}
