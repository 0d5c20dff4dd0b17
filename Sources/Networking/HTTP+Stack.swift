extension HTTP {
  /// The real network with its manners. From the outside in:
  ///
  /// - `coalesced`: equal questions wait here, and find the first one's answer in the cache;
  /// - `cached`: nothing else happens for what is known;
  /// - `paced`: waits for a turn, so outside the deadline, which is the server's time and not ours;
  /// - `within`: one deadline over all tries;
  /// - `retrying`: each further try takes a turn of the pacer, or is not made.
  ///
  /// `limited` goes around it where many are asked at once. A recorder or replayer is never inside:
  /// made-up answers must not reach a cache.
  package func mannerly(
    cache: Cache, mode: Cache.Mode = .normal, pacer: Pacer, deadline: Duration, clock: Clock,
    random: Random, notice: @escaping @Sendable (Cache.Notice) -> Void = { _ in }
  ) -> HTTP {
    retrying(
      deadline: deadline, clock: clock, random: random, mayAskAgain: pacer.takesTurnAtOnce
    )
    .within(deadline, clock: clock)
    .paced(by: pacer)
    .cached(in: cache, mode: mode, notice: notice)
    .coalesced()
  }
}
