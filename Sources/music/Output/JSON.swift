import Foundation
import TerminalUI

/// A value of our JSON: keys keep their order, and what is missing is `null`.
///
/// Foundation's encoder writes keys in another order each run, drops what is missing, and leaves
/// characters that a terminal obeys.
enum JSON: Hashable, Sendable {
  case null
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSON])
  case object([Member])

  struct Member: Hashable, Sendable {
    let key: String
    let value: JSON

    init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  init(_ text: String?) { self = text.map(JSON.text) ?? .null }
  init(_ number: Double?) { self = number.map(JSON.number) ?? .null }
  init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }
  init(_ flag: Bool?) { self = flag.map(JSON.flag) ?? .null }

  /// Compact, on one line.
  var written: String {
    switch self {
    case .null: "null"
    case .text(let text): "\"\(text.jsonEscaped)\""
    case .number(let number): number.written
    case .flag(let flag): flag ? "true" : "false"
    case .list(let elements): "[\(elements.map(\.written).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\($0.key.jsonEscaped)\":\($0.value.written)" }.joined(separator: ","))}"
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var written: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}

extension String {
  /// The true text, with an escape for each character that a terminal might obey.
  fileprivate var jsonEscaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\"".unicodeScalars
      case "\\": escaped += "\\\\".unicodeScalars
      case "\n": escaped += "\\n".unicodeScalars
      case "\r": escaped += "\\r".unicodeScalars
      case "\t": escaped += "\\t".unicodeScalars
      case _ where scalar.isCommand || scalar.isBreak:
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
