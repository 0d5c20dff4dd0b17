/// A time in brackets, as it stands before a line or a word.
struct LRCStamp {
  enum Brackets {
    case square
    case angle

    var opener: Unicode.Scalar { self == .square ? "[" : "<" }
    var closer: Unicode.Scalar { self == .square ? "]" : ">" }
  }

  let milliseconds: Int

  /// Where the text goes on.
  let end: Substring.UnicodeScalarView.Index

  /// Reads `[mm:ss]`, `[mm:ss.x]`, `[mm:ss:x]` and `[hh:mm:ss.x]`, where x is a fraction of any
  /// length: `.5` is a half.
  ///
  /// Some players take `[01:00:00]` for an hour; most files mean a minute.
  init?(startOf text: Substring.UnicodeScalarView, _ brackets: Brackets) {
    guard text.first == brackets.opener else { return nil }
    var rest = text.dropFirst()
    var fields: [Field] = []
    var separators: [Unicode.Scalar] = []
    while fields.count < 4, let field = Field(startOf: &rest), let next = rest.popFirst() {
      fields.append(field)
      guard next == ":" || next == "." else {
        guard next == brackets.closer else { return nil }
        break
      }
      separators.append(next)
    }
    guard fields.count == separators.count + 1 else { return nil }
    let hasFraction: Bool
    switch separators {
    case [":"]: hasFraction = false
    case [":", "."], [":", ":"], [":", ":", "."]: hasFraction = true
    default: return nil
    }
    let fraction = hasFraction ? fields.removeLast().thousandths : 0
    guard (fields.first?.digits ?? 0) <= 4, fields.dropFirst().allSatisfy({ $0.digits <= 2 }) else {
      return nil
    }
    milliseconds = fields.reduce(0) { $0 * 60 + $1.value } * 1000 + fraction
    end = rest.startIndex
  }

  /// The digits between two separators, nine at most.
  private struct Field {
    var digits = 0
    var value = 0

    /// The first three digits, as digits after a point.
    var thousandths = 0

    init?(startOf text: inout Substring.UnicodeScalarView) {
      while digits < 9, let digit = text.first?.value, (0x30...0x39).contains(digit) {
        digits += 1
        value = value * 10 + Int(digit - 0x30)
        if digits <= 3 { thousandths = value * [100, 10, 1][digits - 1] }
        text = text.dropFirst()
      }
      guard digits > 0 else { return nil }
    }
  }
}

extension LRCStamp {
  /// Writes `mm:ss.xx`, cut and never rounded: a line must not come late, nor a second have 60.00.
  static func text(_ milliseconds: Int) -> String {
    let hundredths = max(0, milliseconds) / 10
    let clock = [hundredths / 6000, hundredths / 100 % 60, hundredths % 100]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(clock[0]):\(clock[1]).\(clock[2])"
  }
}

extension Lyrics.Line {
  /// The time as files of words have it, `mm:ss.xx`; `nil` where there is none.
  package var stamp: String? { milliseconds.map(LRCStamp.text) }
}
