extension HTTP {
  /// Never has more than `count` requests under way at once; the others wait in the order they came.
  package func limited(to count: Int) -> HTTP {
    let turnstile = Turnstile(places: count)
    return HTTP { request in
      try await turnstile.pass { try await send(request) }
    }
  }
}
