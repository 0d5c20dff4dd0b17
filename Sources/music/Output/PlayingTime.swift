/// A length of music in the form `m:ss`, or `h:mm:ss` from an hour on.
struct PlayingTime: Hashable, Sendable {
  let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  /// Reads `4:54`, `1:02:03` and plain seconds.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0
    for (place, part) in parts.enumerated() {
      guard (1...6).contains(part.count), part.allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int(part), place == 0 || (part.count == 2 && number < 60)
      else { return nil }
      seconds = seconds * 60 + number
    }
    self.seconds = Double(seconds)
  }

  var written: String {
    let whole = Int(seconds.rounded())
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let rest = Self.twoDigits(whole % 60)
    return hours > 0 ? "\(hours):\(Self.twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
