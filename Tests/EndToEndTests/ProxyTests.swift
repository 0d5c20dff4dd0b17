#if os(Linux)
  import TestSupport
  import Testing

  extension EndToEndTests {
    /// On Linux alone: elsewhere the proxy is a setting of the system, and the real servers would be
    /// asked.
    struct ProxyTests {
      private let program: Program

      init() throws {
        program = try Program()
      }

      @Test(arguments: [403, 407, 502], Question.allCases)
      func `a proxy that lets nobody through is told from the server`(
        status: Int, question: Question
      ) async throws {
        let proxy = try LoopbackServer(otherwise: .refusesAsProxy(status: status))
        defer { proxy.close() }
        let ending = try await run(question, through: proxy.address)
        ending.expectFailure(69, about: question.host, within: 10)
        #expect(ending.errors.contains("(it said \(status))"))
        #expect(proxy.requests.map(\.target) == ["\(question.host):443"])
      }

      @Test(
        arguments: [
          "http://127.0.0.1:", "http://nosuch.invalid:1", "gopher://127.0.0.1:1", "::::",
        ],
        Question.allCases)
      func `a proxy that is not there is told from the server`(
        proxy: String, question: Question
      ) async throws {
        let address = proxy.hasSuffix("1:") ? proxy + "\(try LoopbackServer.freePort())" : proxy
        let ending = try await run(question, through: address)
        ending.expectFailure(69, about: question.host, within: 10)
        #expect(ending.errors.contains("the proxy"))
      }

      @Test(
        arguments: [
          Fault("hangs", .hang, 69), Fault("reset", .reset, 69), Fault("garbage", .garbage, 69),
          Fault("a web page", .webPage, 69),
        ], Question.allCases)
      func `a proxy that fails is a failure like others`(
        fault: Fault, question: Question
      ) async throws {
        let proxy = try LoopbackServer(otherwise: fault.server)
        defer { proxy.close() }
        let ending = try await run(question, through: proxy.address, within: 2)
        ending.expectFailure(fault.code, about: question.host, within: 2)
      }

      private func run(
        _ question: Question, through proxy: String, within seconds: Int = 10
      ) async throws -> Ending {
        defer { program.cleanUp() }
        return try await program.run(
          question.words + ["--timeout", "\(seconds)"],
          environment: ["https_proxy": proxy, "http_proxy": proxy])
      }
    }
  }
#endif
