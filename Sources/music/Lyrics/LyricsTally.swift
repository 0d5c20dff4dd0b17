/// How many songs of a list came to what.
struct LyricsTally: Sendable {
  /// In the order in which they are told.
  enum Outcome: CaseIterable, Sendable {
    case found
    case skipped
    case notFound
    case untimed
    case notAsked
    case notSaved
    case noTrack
  }

  private var counts: [Outcome: Int] = [:]
  private(set) var code = ExitCode.done

  mutating func add(_ outcome: Outcome, _ code: ExitCode) {
    counts[outcome, default: 0] += 1
    self.code = self.code.worse(code)
  }

  var total: Int { counts.values.reduce(0, +) }

  /// `97 found, 2 not found, 1 could not be asked`; what did not happen is left out.
  var words: String {
    Outcome.allCases.compactMap { outcome in
      let count = counts[outcome] ?? 0
      return count > 0 || outcome == .found ? "\(count) \(outcome.words)" : nil
    }.joined(separator: ", ")
  }
}

extension LyricsTally.Outcome {
  fileprivate var words: String {
    switch self {
    case .found: "found"
    case .skipped: "there already"
    case .notFound: "not found"
    case .untimed: "without times"
    case .notAsked: "could not be asked"
    case .notSaved: "could not be saved"
    case .noTrack: "named no track"
    }
  }
}
