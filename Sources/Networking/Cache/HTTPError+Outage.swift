extension HTTPError {
  /// Whether the server could not be asked, as against: was asked in a wrong way.
  ///
  /// Only then does an older answer stand in for a new one.
  var isOutage: Bool {
    switch reason {
    case .noSuchHost, .refused, .timedOut, .lost, .untrustedCertificate, .proxyRefused,
      .badRedirect, .tooLarge, .tooManyRequests, .empty, .webPage, .nonsense, .other:
      true
    case .status(let status): status >= 500 || HTTP.Response.wantsLogin(status)
    case .notAnAddress, .notRecorded, .notCached: false
    }
  }
}

extension HTTP.Response {
  /// The error that this answer amounts to where the server was not really asked: it is too busy, is
  /// down, or something in between sent a page of its own.
  func outage(for request: HTTP.Request) -> HTTPError? {
    let reason: HTTPError.Reason? =
      switch status {
      case 403, 429: .tooManyRequests(retryAfter: headers["retry-after"].flatMap { Int($0) })
      case 408, 425, 500...: .status(status)
      case _ where Self.wantsLogin(status): .status(status)
      case 200 where body.isEmpty: .empty
      case 200 where body.first(where: { !$0.isBlank }) == UInt8(ascii: "<"): .webPage
      case 200: looksLikeAnswer(to: request.kind) ? nil : .nonsense(offset: nil)
      default: nil
      }
    return reason.map { HTTPError(host: request.host, $0) }
  }

  /// None of our servers asks who we are: what does stands in between.
  fileprivate static func wantsLogin(_ status: Int) -> Bool {
    status == 401 || status == 407
  }
}
