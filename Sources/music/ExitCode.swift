/// What a run ends with; the numbers are those of sysexits, grep and the shells.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// Asked, and nothing was found.
  case nothingFound = 1
  case misuse = 64
  case nonsense = 65
  case unavailable = 69
  case fileTrouble = 74
  case tryLater = 75
  case interrupted = 130

  /// Of two outcomes in one run, the one that a script needs to know of.
  func worse(_ other: ExitCode) -> ExitCode {
    let order: [ExitCode] = [
      .done, .nothingFound, .misuse, .nonsense, .tryLater, .unavailable, .fileTrouble, .interrupted,
    ]
    let mine = order.firstIndex(of: self) ?? 0
    let theirs = order.firstIndex(of: other) ?? 0
    return theirs > mine ? other : self
  }
}
