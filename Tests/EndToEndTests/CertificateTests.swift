import TestSupport
import Testing

extension EndToEndTests {
  @Test(.enabled(if: TLSServer.openssl != nil), arguments: Question.allCases)
  func `a certificate that nobody vouches for is no server`(question: Question) async throws {
    let program = try Program()
    defer { program.cleanUp() }
    let server = try TLSServer(
      try #require(TLSServer.openssl), port: LoopbackServer.freePort(), in: program.folder)
    defer { server.close() }
    let ending = try await program.run(
      question.words + ["--timeout", "10"],
      environment: [question.variable: "https://127.0.0.1:\(server.port)"])
    ending.expectFailure(69, about: "127.0.0.1", within: 10)
    #expect(ending.errors.contains("certificate"))
  }
}
