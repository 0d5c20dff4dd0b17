/// What comes after a person's answer was acted on.
enum NextStep {
  case ask
  /// The list is shown again first: other things stood in between.
  case list
  case leave
}
