/// Why the words of a command line make no command: facts only, the words are the tool's.
package struct ArgumentError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case unknownCommand(String, nearest: [String])
    /// `help` knows neither a command nor a topic of this name.
    case unknownTopic(String, nearest: [String])
    case unknownOption(UnknownOption)
    /// The line ends after the option, or goes on with an option, `next`, which is not eaten:
    /// a value that starts with a dash is joined with `=`.
    case missingValue(option: String, Help.Row, next: String?)
    /// There is a value, but nothing in it.
    case emptyValue(option: String, Help.Row)
    /// Not one of the row's values, not in its range, or not what its reader takes.
    case invalidValue(String, option: String, Help.Row, nearest: [String])
    /// A flag was given a value: `--clean=yes`.
    case unexpectedValue(String, option: String, Help.Row)
    case missingOperand(Help.Row)
    /// There is an operand, but nothing in it.
    case emptyOperand(Help.Row)
    case invalidOperand(String, Help.Row, nearest: [String])
    /// More words than the command takes: the ones too many.
    case unexpectedOperands([String])
    /// The two can't stand together.
    case conflict(String, String)
    /// The first makes sense only with the second.
    case requires(String, String)
    /// Exactly one of these is needed: none is there, or too many.
    case oneOf([String])
  }

  package let reason: Reason
  /// The name of the command that was being read, as far as one was known.
  package internal(set) var command: String?

  package init(_ reason: Reason) {
    self.reason = reason
  }
}

/// For a command's `validate()`; options and operands are named as they are typed.
extension ArgumentError {
  package static func conflict(_ one: String, _ other: String) -> ArgumentError {
    ArgumentError(.conflict(one, other))
  }

  package static func requires(_ one: String, _ other: String) -> ArgumentError {
    ArgumentError(.requires(one, other))
  }

  package static func oneOf(_ choices: [String]) -> ArgumentError {
    ArgumentError(.oneOf(choices))
  }
}
