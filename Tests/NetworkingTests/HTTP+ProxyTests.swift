import Foundation
import Networking
import TestSupport
import Testing

#if os(Linux)
  /// Each in a process of its own: libcurl reads the proxy from the environment.
  ///
  /// On macOS it is a setting of the system.
  @Suite(.timeLimit(.minutes(1)))
  struct HTTPProxyTests {
    @Test func `a proxy that refuses https is told from the server`() async {
      await #expect(processExitsWith: .success) {
        for status in [403, 407, 502] {
          let proxy = try LoopbackServer(otherwise: .refusesAsProxy(status: status))
          setenv("https_proxy", proxy.address, 1)
          await #expect(throws: HTTPError(host: "music.invalid", .proxyRefused(status: status))) {
            try await HTTP.live(userAgent: "music").send(.init(.catalog, "https://music.invalid/a"))
          }
          #expect(proxy.requests.map(\.method) == ["CONNECT"])
          #expect(proxy.requests.map(\.target) == ["music.invalid:443"])
          proxy.close()
        }
      }
    }

    @Test func `a proxy is asked in place of the server`() async {
      await #expect(processExitsWith: .success) {
        let proxy = try LoopbackServer(["http://music.invalid/a": .text("[1]")])
        setenv("http_proxy", proxy.address, 1)
        let response = try await HTTP.live(userAgent: "music").send(
          .init(.catalog, "http://music.invalid/a"))
        #expect(response == HTTP.Response(headers: ["content-length": "3"], "[1]"))
        proxy.close()
      }
    }
  }
#endif
