import Synchronization

extension HTTP {
  /// Sends equal requests one after another, so that the second finds the answer to the first in the
  /// cache inside.
  ///
  /// They share no task: each is cancelled alone, and a failure is nobody else's.
  package func coalesced() -> HTTP {
    let queues = Queues()
    return HTTP { request in
      let queue = queues.join(request.address)
      defer { queues.leave(request.address) }
      return try await queue.pass { try await send(request) }
    }
  }
}

/// The addresses that are being asked, and a queue for each.
private final class Queues: Sendable {
  private let queues = Mutex<[String: (turnstile: Turnstile, members: Int)]>([:])

  func join(_ address: String) -> Turnstile {
    queues.withLock { queues in
      var queue = queues[address] ?? (Turnstile(places: 1), 0)
      queue.members += 1
      queues[address] = queue
      return queue.turnstile
    }
  }

  func leave(_ address: String) {
    queues.withLock { queues in
      guard var queue = queues[address] else { return }
      queue.members -= 1
      queues[address] = queue.members == 0 ? nil : queue
    }
  }
}
