/// How a conversation over a list ended.
enum LoopEnding: Hashable {
  /// The person left without another word.
  case left
  case picked
  /// By an extra key.
  case key(Character)
}
