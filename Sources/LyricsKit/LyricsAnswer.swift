/// What came of asking sources in turn.
package struct LyricsAnswer: Sendable {
  /// A source that could not be asked, and its `HTTPError` or `LyricsError`.
  package struct Failure: Sendable {
    package let source: String
    package let error: any Error
  }

  /// The finding that says most; `nil` where no source could be asked.
  package private(set) var finding: Finding?

  /// The name of the source that gave the finding.
  package private(set) var source: String?

  /// The row that gave the finding, where the source told it from others.
  package private(set) var match: Match?

  package private(set) var failures: [Failure] = []

  init() {}

  /// The row that a person chose, with its times, whatever the program thinks of them.
  package init(choosing match: Match) {
    finding = match.candidate.finding
    source = match.candidate.source
    self.match = match
  }

  mutating func add(_ answer: LyricsSource.Answer, from source: String) {
    guard answer.finding.worth > finding?.worth ?? 0 else { return }
    finding = answer.finding
    match = answer.match
    self.source = source
  }

  mutating func add(_ error: any Error, from source: String) {
    failures.append(Failure(source: source, error: error))
  }

  /// Whether no other source can say more.
  var isFinal: Bool {
    switch finding {
    case .found, .instrumental: true
    case .cut, .notFound, nil: false
    }
  }
}

extension Finding {
  /// Half the words prove that there are words, so they count for more than "instrumental".
  fileprivate var worth: Int {
    switch self {
    case .found: 6
    case .cut: 5
    case .instrumental: 4
    case .notFound(.unlicensed): 3
    case .notFound(.listing): 2
    case .notFound(.unknown): 1
    }
  }
}
