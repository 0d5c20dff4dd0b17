/// What can be typed after the name of one command; a value of it is what was typed, checked.
package protocol CommandSyntax: Sendable {
  /// As nothing but the name would leave it: the defaults.
  init()

  static var name: String { get }
  /// One line, for lists of commands.
  static var summary: String { get }
  /// Paragraphs.
  static var details: [String] { get }
  static var examples: [Example] { get }
  static var arguments: [Argument<Self>] { get }

  /// Refuses what is right one by one but not together.
  func validate() throws(ArgumentError)
}

extension CommandSyntax {
  package static var details: [String] { [] }
  package static var examples: [Example] { [] }
  package func validate() throws(ArgumentError) {}
}
