import Networking
import TestSupport

extension HTTP {
  /// Asks a server that behaves like this, and lives no longer than the question.
  func answer(
    of behaviour: LoopbackServer.Behaviour, to kind: Request.Kind = .catalog
  ) async throws -> Response {
    let server = try LoopbackServer(otherwise: behaviour)
    defer { server.close() }
    return try await send(Request(kind, server.address + "/"))
  }
}
