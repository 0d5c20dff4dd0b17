extension HTTP {
  /// Sends a request when its turn has come, and holds back from a server that has had enough.
  ///
  /// A refusal (429, or Apple's 403) is thrown as `HTTPError.Reason.tooManyRequests` and remembered
  /// for all processes. A patient request that comes later waits for its end, up to a minute; an
  /// impatient one, and one that would wait longer, throws with the seconds left.
  package func paced(by pacer: Pacer) -> HTTP {
    HTTP { request in
      try await pacer.waitForTurn(of: request)
      let response = try await send(request)
      if let seconds = try await pacer.refusal(in: response, to: request) {
        throw HTTPError(host: request.host, tooManyFor: seconds)
      }
      return response
    }
  }
}
