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
        answer.add(try await source.find(query), from: source.name)
      } catch let error as CancellationError {
        throw error
      } catch {
        answer.add(error, from: source.name)
      }
    }
    return answer
  }
}
