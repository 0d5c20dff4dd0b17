/// What a byte is to JavaScript.
extension UInt8 {
  var isDigit: Bool {
    (0x30...0x39).contains(self)
  }

  /// Part of a name; every byte of a character outside ASCII counts as one.
  var isPartOfName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, "_", "$", 0x80...: true
    default: false
    }
  }

  /// Lets a `case` name a byte by its character.
  static func ~= (mark: Unicode.Scalar, byte: UInt8) -> Bool {
    mark.value == UInt32(byte)
  }
}
