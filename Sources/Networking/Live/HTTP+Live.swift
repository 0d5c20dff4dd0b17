import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTP {
  /// The real network.
  ///
  /// It has no deadline of its own (`within` holds one), and follows at most five redirects.
  package static func live(userAgent: String) -> HTTP {
    HTTP { request in
      guard var url = URL(string: request.address), url.isWeb else {
        throw HTTPError(host: request.host, .notAnAddress)
      }
      var redirectsLeft = 5
      while true {
        let response = try await LiveSession.shared.send(
          URLRequest(url, from: userAgent), limit: request.kind.maximumBytes)
        guard let location = response.redirection else { return response }
        guard redirectsLeft > 0, let next = url.redirected(to: location) else {
          throw HTTPError(host: url.host() ?? request.host, .badRedirect(to: location))
        }
        redirectsLeft -= 1
        url = next
      }
    }
  }
}

extension HTTP.Response {
  /// The raw `Location`, where the status says to go there.
  fileprivate var redirection: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil
  }
}

extension URLRequest {
  fileprivate init(_ url: URL, from userAgent: String) {
    self.init(url: url)
    setValue(userAgent, forHTTPHeaderField: "User-Agent")
  }
}
