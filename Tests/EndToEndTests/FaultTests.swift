import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The fault table: every question meets every way that a server can fail.
  struct FaultTests {
    private let program: Program

    init() throws {
      program = try Program()
    }

    @Test(arguments: Fault.quick, Question.allCases)
    func `a server that fails is told in words`(fault: Fault, question: Question) async throws {
      try await expect(fault.code, from: question, meeting: fault.server, within: 10)
    }

    @Test(arguments: Fault.slow, Question.allCases)
    func `a server that takes for ever is given up in time`(
      fault: Fault, question: Question
    ) async throws {
      try await expect(fault.code, from: question, meeting: fault.server, within: 2)
    }

    @Test(arguments: Question.allCases)
    func `a server that is not there is told in words`(question: Question) async throws {
      let address = "http://127.0.0.1:\(try LoopbackServer.freePort())"
      try await expect(69, from: question, at: address, host: "127.0.0.1")
      try await expect(69, from: question, at: "http://nosuch.invalid", host: "nosuch.invalid")
    }

    @Test(arguments: Question.allCases)
    func `a server that has no TLS is told in words`(question: Question) async throws {
      let server = try LoopbackServer()
      defer { server.close() }
      let address = "https://127.0.0.1:\(server.port)"
      try await expect(69, from: question, at: address, host: "127.0.0.1")
    }

    @Test(arguments: Question.allCases)
    func `404 is an answer only where it means that there are no words`(
      question: Question
    ) async throws {
      defer { program.cleanUp() }
      let server = try LoopbackServer(otherwise: .answer(status: 404))
      defer { server.close() }
      let ending = try await program.run(
        question.words, environment: [question.variable: server.address])
      if question == .lyrics {
        #expect(ending.code == 1)
        #expect(ending.text.hasSuffix("\nNot found\n"))
        #expect(ending.errors.isEmpty)
      } else {
        #expect(ending.code == 65)
        #expect(ending.troubles(about: "127.0.0.1").isEmpty, "\(ending.errors)")
      }
    }

    @Test func `bytes that are no text spoil one name, and not the answer`() async throws {
      defer { program.cleanUp() }
      let row = Data(#"{"wrapperType":"track","kind":"song","trackId":7,"trackName":"Gr"#.utf8)
      let server = try LoopbackServer(
        otherwise: .answer(
          body: Data(#"{"results":["#.utf8) + row + Data([0xFC]) + Data(#"n"}]}"#.utf8)))
      defer { server.close() }
      let ending = try await program.run(
        ["search", "x"], environment: ["MUSIC_ITUNES_URL": server.address])
      #expect(ending.code == 0)
      #expect(ending.text.hasPrefix("7\tGr\u{FFFD}n\t"))
      #expect(ending.errors.isEmpty)
    }

    private func expect(
      _ code: Int32, from question: Question, meeting behaviour: LoopbackServer.Behaviour,
      within seconds: Int
    ) async throws {
      let server = try LoopbackServer(otherwise: behaviour)
      defer { server.close() }
      try await expect(
        code, from: question, at: server.address, host: "127.0.0.1", within: seconds)
    }

    private func expect(
      _ code: Int32, from question: Question, at address: String, host: String,
      within seconds: Int = 10
    ) async throws {
      defer { program.cleanUp() }
      let ending = try await program.run(
        question.words + ["--timeout", "\(seconds)"], environment: [question.variable: address])
      ending.expectFailure(code, about: host, within: seconds)
      if question == .search { #expect(ending.output.isEmpty) }
    }
  }
}
