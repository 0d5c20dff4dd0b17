extension [LyricsSource] {
  /// Asks the sources one after the other, until one has the whole words or knows there are none.
  ///
  /// A cut answer is kept while the next ones are asked for the rest. Throws only
  /// `CancellationError`: a source that fails is part of the answer.
  package func find(_ query: LyricsQuery) async throws -> LyricsAnswer {
    var answer = LyricsAnswer()
    for source in self where !answer.isFinal {
      try Task.checkCancellation()
      do {
        answer.add(try await source.answer(query), from: source.name)
      } catch let error as CancellationError {
        throw error
      } catch {
        answer.add(error, from: source.name)
      }
    }
    return answer
  }

  /// All that the sources have that may be the song, the best first, asking each that can tell.
  ///
  /// Throws only `CancellationError`.
  package func candidates(_ query: LyricsQuery) async throws -> LyricsChoice {
    var candidates: [Candidate] = []
    var failures: [LyricsAnswer.Failure] = []
    for source in self {
      try Task.checkCancellation()
      do {
        candidates += try await source.candidates?(query) ?? []
      } catch let error as CancellationError {
        throw error
      } catch {
        failures.append(LyricsAnswer.Failure(source: source.name, error: error))
      }
    }
    return LyricsChoice(matches: candidates.matches(for: query), failures: failures)
  }
}
