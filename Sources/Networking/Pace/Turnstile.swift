import Synchronization

/// Lets a few through at a time, in the order in which they came; whoever is cancelled leaves the queue.
final class Turnstile: Sendable {
  private struct State {
    var free: Int
    var queue: [(ticket: Int, waiting: CheckedContinuation<Void, any Error>)] = []
    var nextTicket = 0
  }

  private let state: Mutex<State>

  init(places: Int) {
    state = Mutex(State(free: max(1, places)))
  }

  /// How many stand in the queue.
  var waiting: Int { state.withLock { $0.queue.count } }

  /// Gives the place back however `work` ends.
  func pass<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async throws {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          // A task cancelled before it stands in the queue is not found there by `onCancel`.
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          state.queue.append((ticket, waiting))
          return nil
        }
        if let outcome { waiting.resume(with: outcome) }
      }
    } onCancel: {
      let waiting: CheckedContinuation<Void, any Error>? = state.withLock { state in
        state.queue.firstIndex { $0.ticket == ticket }.map { state.queue.remove(at: $0).waiting }
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  /// Hands the place to the next in the queue, so that nobody can slip in between.
  private func leave() {
    let next: CheckedContinuation<Void, any Error>? = state.withLock { state in
      guard state.queue.isEmpty else { return state.queue.removeFirst().waiting }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
