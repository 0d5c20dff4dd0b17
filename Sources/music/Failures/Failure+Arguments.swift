import Arguments
import TerminalUI

/// Mistakes of a command line.
extension Failure {
  init(_ error: ArgumentError) {
    let words = Words(error.reason)
    let topic = error.command.map { $0 == "help" ? "" : " \($0)" } ?? ""
    self.init(
      words.sentence, explanation: words.row.map { "\($0.label)  \($0.fullText)" },
      advice: [words.advice, "see 'music help\(topic)'"].compactMap(\.self).joined(separator: " "),
      .misuse)
  }

  /// A question, or `nil` where nothing is near.
  static func didYouMean(_ nearest: [String]) -> String? {
    guard let last = nearest.last else { return nil }
    let others = nearest.dropLast().map { "'\($0)'" }
    let all = others.isEmpty ? "'\(last)'" : "\(others.joined(separator: ", ")) or '\(last)'"
    return "did you mean \(all)?"
  }
}

/// The parts of a message about a command line.
private struct Words {
  let sentence: String
  var row: Help.Row?
  var advice: String?

  init(_ sentence: String, row: Help.Row? = nil, advice: String? = nil) {
    self.sentence = sentence
    self.row = row
    self.advice = advice
  }

  init(_ reason: ArgumentError.Reason) {
    self =
      switch reason {
      case .unknownCommand(let name, let nearest):
        Words(
          "there is no command '\(name.short)'",
          advice: Failure.didYouMean(nearest)
            ?? "to look for music, type 'music search \(name.short)';")
      case .unknownTopic(let name, let nearest):
        Words(
          "there is no help on '\(name.short)'", advice: Failure.didYouMean(nearest))
      case .unknownOption(let unknown): Words(unknown)
      case .missingValue(let option, let row, let next):
        Words(
          "'\(option)' needs a value",
          row: row,
          advice: next.map { "if '\($0.short)' is the value, write \(option)=\($0.short);" })
      case .emptyValue(let option, let row):
        Words("the value of '\(option)' is empty", row: row)
      case .invalidValue(let value, let option, let row, let nearest):
        Words(
          "'\(option)' takes \(row.domain ?? "other values"), not '\(value.short)'", row: row,
          advice: Failure.didYouMean(nearest))
      case .unexpectedValue(let value, let option, let row):
        Words("'\(option)' takes no value, and '\(value.short)' was given", row: row)
      case .missingOperand(let row): Words("\(row.label) is missing", row: row)
      case .emptyOperand(let row): Words("\(row.label) is empty", row: row)
      case .invalidOperand(let value, let row, let nearest):
        Words(
          "\(row.label) can't be '\(value.short)'", row: row, advice: Failure.didYouMean(nearest))
      case .unexpectedOperands(let words):
        Words(
          words.count == 1
            ? "'\(words[0].short)' is one word too many"
            : "there are \(words.count) words too many, from '\(words[0].short)' on")
      case .conflict(let one, let other): Words("\(one) and \(other) can't stand together")
      case .requires(let one, let other): Words("\(one) needs \(other) beside it")
      case .oneOf(let choices): Words("one of these is needed: \(choices.joined(separator: ", "))")
      }
  }

  init(_ unknown: UnknownOption) {
    let isOne = unknown.option == unknown.word
    let place = isOne ? "" : " in '\(unknown.word.short)'"
    let elsewhere = unknown.commands.first.map { "'music \($0)' has it;" }
    let itself =
      unknown.canBeOperand ? "to mean the word itself, put -- before it;" : nil
    self.init(
      "there is no option '\(unknown.option.short)'\(place)",
      advice: Failure.didYouMean(unknown.nearest) ?? elsewhere ?? itself)
  }
}

extension Help.Row {
  /// What the values are, where that is a range or a short list.
  fileprivate var domain: String? {
    if let range { return "a number from \(range.lowerBound) to \(range.upperBound)" }
    guard let last = values.last else { return nil }
    let others = values.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }
}

extension String {
  /// What someone typed, as far as it fits into a sentence.
  fileprivate var short: String { cut(to: 40) }
}
