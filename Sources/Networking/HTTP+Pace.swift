extension HTTP {
  /// Sends a request when its turn has come, and holds back from a server that has had enough.
  ///
  /// A refusal (429, or Apple's 403) is remembered for all processes. A patient request waits for
  /// its end up to a minute in all, and is sent once more; an impatient one, and one that would wait
  /// longer, throws `HTTPError.Reason.tooManyRequests` with the seconds left.
  package func paced(by pacer: Pacer) -> HTTP {
    HTTP { request in
      var patience = Pacer.patience
      try await pacer.waitForTurn(of: request, patience: &patience)
      let response = try await send(request)
      guard try await pacer.refusal(in: response, to: request) != nil else { return response }
      try await pacer.waitForTurn(of: request, patience: &patience)
      let second = try await send(request)
      if let seconds = try await pacer.refusal(in: second, to: request) {
        throw HTTPError(host: request.host, tooManyFor: seconds)
      }
      return second
    }
  }
}
