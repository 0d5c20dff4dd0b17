/// How words are put out, and where to.
struct LyricsForm: Sendable {
  let format: LyricsFormat

  /// Whether LRC without times is better than none.
  var takesAny = false

  /// Whether a person sees the times before the lines.
  var showsTimes = false

  /// Whether a person is told which row of a source was taken, where it is another.
  var namesRow = true

  /// `nil`: standard output.
  var destination: LyricsDestination?
  var replaces = false
  var skipsExisting = false
}
