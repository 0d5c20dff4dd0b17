/// What keeps a text from being JSON.
package enum JSONFault: Error, Hashable, Sendable {
  /// The text stops in the middle of something; an empty one at once.
  case unexpectedEnd
  /// What stands here can't stand here: a comma too many, a quote too few, a word without quotes.
  case unexpected(Unicode.Scalar)
  /// After the whole document comes more.
  case textAfterTheEnd
  /// A string holds a line end, a tab or another control character as it is.
  case controlCharacter
  /// A backslash before what has no meaning after one.
  case badEscape
  case notUTF8
  /// More brackets stand in each other than in any library.
  case tooDeep(limit: Int)
}
