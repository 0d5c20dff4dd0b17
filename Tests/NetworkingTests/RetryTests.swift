import Foundation
import Networking
import Testing

/// What is asked again, how often, and after what pause.
struct RetryTests {
  private func send(
    _ server: TestServer, _ time: TestTime, luck: Double = 0, deadline: Duration = .seconds(15)
  ) async -> String {
    let http = server.http.retrying(
      deadline: deadline, clock: time.clock, random: Random(unit: { luck }))
    do {
      return "\(try await http.send(.search()).status)"
    } catch {
      return "\((error as? HTTPError)?.reason ?? .empty)"
    }
  }

  @Test(arguments: [408, 425, 500, 502, 503, 504])
  func `A status that tends to pass is asked twice more, and then stands`(_ status: Int) async {
    let (server, time) = (TestServer(.says(status)), TestTime())
    #expect(await send(server, time) == "\(status)")
    #expect(server.asked.count == 3)
    #expect(time.waits == [0.5, 1])
    let better = TestServer(.says(status), .says(200))
    #expect(await send(better, time) == "200")
    #expect(better.asked.count == 2)
  }

  @Test(arguments: [HTTPError.Reason.lost, .refused])
  func `A broken connection is tried once more`(_ reason: HTTPError.Reason) async {
    let server = TestServer(.fails(reason))
    #expect(await send(server, TestTime()) == "\(reason)")
    #expect(server.asked.count == 2)
    let better = TestServer(.fails(reason), .says(503), .says(200))
    #expect(await send(better, TestTime()) == "200")
  }

  @Test(arguments: [
    TestServer.Answer.says(200), .says(400), .says(403), .says(404), .says(410), .says(429),
    .says(501), .says(200, "<html>"), .fails(.untrustedCertificate), .fails(.noSuchHost),
    .fails(.notAnAddress), .fails(.timedOut(after: .seconds(1))), .fails(.tooLarge(limit: 1)),
    .fails(.proxyRefused(status: 407)), .fails(.nonsense(offset: nil)),
  ])
  func `What will not pass, or is not for here, is asked once`(_ answer: TestServer.Answer) async {
    let (server, time) = (TestServer(answer), TestTime())
    _ = await send(server, time)
    #expect(server.asked.count == 1)
    #expect(time.waits.isEmpty)
  }

  @Test(arguments: [("2", [2.0]), ("0", [0.75]), ("x", [0.75]), ("6", []), ("86400", [])])
  func `A server that says when is believed, and one that says much later is left alone`(
    _ header: String, waits: [Double]
  ) async {
    let server = TestServer(.says(503, "", ["retry-after": header]), .says(200))
    let time = TestTime()
    #expect(await send(server, time, luck: 0.5) == (waits.isEmpty ? "503" : "200"))
    #expect(time.waits == waits)
  }

  @Test(arguments: [(400, 0), (1000, 1), (1400, 1), (1600, 2)])
  func `A pause that would outlast the deadline is not begun, and the answer stands`(
    _ milliseconds: Int, pauses: Int
  ) async {
    let (server, time) = (TestServer(.says(500)), TestTime())
    #expect(await send(server, time, deadline: .milliseconds(milliseconds)) == "500")
    #expect(time.waits.count == pauses)
  }

  @Test func `A further try that the pace forbids is not made`() async throws {
    let server = TestServer(.says(503))
    let http = server.http.retrying(
      deadline: .seconds(15), clock: TestTime().clock, random: Random(unit: { 0 }),
      mayAskAgain: { _ in false })
    #expect(try await http.send(.search()).status == 503)
    #expect(server.asked.count == 1)
  }
}
