/// An option that the command does not have, and what may have been meant by it.
package struct UnknownOption: Hashable, Sendable {
  /// With its dashes, without a value.
  package let option: String
  /// The whole word it stands in: `-xn5` for `-x`.
  package let word: String
  /// Options of the command with a similar name.
  package let nearest: [String]
  /// Names of other commands that have it.
  package let commands: [String]
  /// Whether the word could be an operand, with `--` before it.
  package let canBeOperand: Bool
}
