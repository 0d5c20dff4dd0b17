extension LyricsReport {
  /// How a list counts it.
  var outcome: LyricsTally.Outcome {
    switch status {
    case .found, .cut, .instrumental: .found
    case .notFound: .notFound
    case .failed: .notAsked
    }
  }
}

extension Failure {
  /// Of a song that the catalog did not give.
  var outcome: LyricsTally.Outcome {
    switch code {
    case .nothingFound: .notFound
    case .misuse, .nonsense: .noTrack
    case .fileTrouble: .notSaved
    default: .notAsked
    }
  }
}
