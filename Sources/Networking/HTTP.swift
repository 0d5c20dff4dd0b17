/// The one way out of the process: asks a web server one question and gives back its whole answer.
///
/// A value, not a protocol: a cache, a deadline or a recorder is another `HTTP` that wraps this one,
/// and a test is one that knows only fixtures.
package struct HTTP: Sendable {
  /// Throws an `HTTPError` when no whole answer came; a status such as 404 is an answer.
  package var send: @Sendable (Request) async throws -> Response

  package init(send: @escaping @Sendable (Request) async throws -> Response) {
    self.send = send
  }
}
