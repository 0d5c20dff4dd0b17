import Foundation

extension Ending {
  /// What is wrong with the message of a failure about this server; empty where it is as it must be:
  /// what happened in one sentence that names the server, then one line that says what to do.
  func troubles(about host: String) -> [String] {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, lines[2].isEmpty else { return ["not two lines"] }
    var troubles: [String] = []
    func check(_ isFine: Bool, _ trouble: String) {
      if !isFine { troubles.append(trouble) }
    }
    check(lines[0].hasPrefix("music: "), "not said by music")
    check(lines[0].contains(host), "does not name \(host)")
    check(!lines[0].contains(". ") && !lines[0].hasSuffix("."), "not one sentence")
    check(lines[1].hasPrefix("  ") && !lines[1].hasPrefix("   "), "no advice")
    check(lines.allSatisfy { $0.count <= 200 }, "too long to be read")
    return troubles + innerWords
  }

  /// What a person must never see: names out of the source, numbers of errors, words of a library,
  /// signs of a crash, and bytes that a terminal obeys.
  var innerWords: [String] {
    let words = [
      "Error Domain", "Code=", "URLError", "HTTPError", "NSURL", "NSError", "POSIX", "Swift",
      "Fatal", "Optional(", "Foundation", "curl", "errno", "nil", "Crash", "backtrace", " at 0x",
      "could not be reached", "something failed that has no name",
    ]
    var seen = words.filter { errors.contains($0) }
    if errors.contains(#/-\d{3}/#) { seen.append("the number of an error") }
    let isUnsafe = errors.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n"
        || scalar.properties.generalCategory == .format
    }
    if isUnsafe { seen.append("bytes that a terminal obeys") }
    if let signal { seen.append("signal \(signal)") }
    return seen
  }
}
