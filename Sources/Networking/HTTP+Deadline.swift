extension HTTP {
  /// Gives the whole exchange, from the first byte sent to the last received, no longer than `limit`;
  /// then throws `HTTPError.Reason.timedOut`.
  ///
  /// `URLSession` on Linux ignores `timeoutIntervalForResource`: a server that sends a byte a second
  /// holds it forever. The wrapped `send` must return when its task is cancelled, as `live` does.
  package func within(_ limit: Duration, clock: Clock) -> HTTP {
    HTTP { request in
      try await withThrowingTaskGroup(of: Response.self) { race in
        race.addTask { try await send(request) }
        race.addTask {
          try await clock.sleep(limit)
          throw HTTPError(host: request.host, .timedOut(after: limit))
        }
        defer { race.cancelAll() }
        guard let first = try await race.next() else { throw CancellationError() }
        return first
      }
    }
  }
}
