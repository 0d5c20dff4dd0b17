import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// A shell that runs a loop stops it only where the process died of the signal itself.
  @Test(arguments: [LoopbackServer.Behaviour.hang, .hangInBody], Question.allCases)
  func `an interrupt ends it as an interrupt`(
    behaviour: LoopbackServer.Behaviour, question: Question
  ) async throws {
    let program = try Program()
    defer { program.cleanUp() }
    let server = try LoopbackServer(otherwise: behaviour)
    defer { server.close() }
    let process = try program.start(
      question.words, environment: [question.variable: server.address])
    // The server has the question, so the process waits for the answer.
    for await _ in server.arrivals.prefix(1) {}
    process.send(SIGINT)
    let ending = try await process.ending()
    #expect(ending.signal == SIGINT)
    #expect(ending.errors.isEmpty)
  }
}
