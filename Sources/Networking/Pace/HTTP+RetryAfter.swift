import Foundation

extension HTTP.Response {
  /// How many seconds from `now` the server wants to be left alone, if it says: its `Retry-After` holds
  /// seconds or a date (RFC 9110, section 10.2.3).
  func retryAfter(from now: Date) -> Double? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Double(text) }
    return Date(httpDate: text).map { max(0, $0.timeIntervalSince(now)) }
  }
}

extension Date {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads the one form that servers still write: `Sun, 06 Nov 1994 08:49:37 GMT`.
  fileprivate init?(httpDate text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), (1...31).contains(day),
      let month = Self.months.firstIndex(of: String(words[2])), let year = Int(words[3]),
      (1970...9999).contains(year)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time[2])
    guard let date = calendar.date(from: parts) else { return nil }
    self = date
  }
}
