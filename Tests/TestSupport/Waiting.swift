/// A wait that nothing in a test is long enough for: it ends only with the task that waits.
///
/// For clocks that stand still and servers that never answer; no test waits for time to pass.
package func waitUntilCancelled() async throws {
  try await Task.sleep(for: .seconds(100_000))
}
