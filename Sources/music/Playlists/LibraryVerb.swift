/// What can be done with a library beside showing it.
enum LibraryVerb: String, CaseIterable, Sendable {
  case add
  case remove
  case move
  case rename
  case list
}
