import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPError {
  fileprivate static let refusal = "Failed to connect to "

  /// What an error of `URLSession` means; `status` is of the last head that came before it.
  init(_ error: any Error, host: String, status: Int?) {
    guard let error = error as? URLError else {
      self.init(host: host, .other)
      return
    }
    let reason = Reason(error, status: status)
    // libcurl names whom it could not reach: where that is not the server, it is the proxy.
    let words = error.localizedDescription
    let isOfProxy =
      reason == .refused && words.hasPrefix(Self.refusal)
      && !words.dropFirst(Self.refusal.count).hasPrefix(host + " ")
    self.init(host: host, isOfProxy ? .proxyRefused(status: nil) : reason)
  }
}

extension HTTPError.Reason {
  fileprivate init(_ error: URLError, status: Int?) {
    switch error.code {
    // Such as a port beyond 65535, and on Linux an IPv6 address.
    case .badURL: self = .notAnAddress
    case .cannotFindHost, .dnsLookupFailed: self = .noSuchHost
    case .cannotConnectToHost, .notConnectedToInternet: self = .refused
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .untrustedCertificate
    // On Linux -1002 is an answer that is not HTTP: the address itself is checked before.
    case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
      .cannotDecodeContentData, .zeroByteResource, .secureConnectionFailed, .unsupportedURL:
      self = .lost
    case .unknown: self = Self(words: error.localizedDescription, status: status)
    default: self = .other
    }
  }

  /// On Linux most failures are one code, -1, and only libcurl's words tell them apart.
  private init(words: String, status: Int?) {
    if words.contains("CONNECT") || words.contains(" proxy") {
      self = .proxyRefused(status: status)
    } else if words.hasPrefix(HTTPError.refusal) {
      self = .refused
    } else if words.hasPrefix("SSL certificate") || words.hasPrefix("SSL: ") {
      self = .untrustedCertificate
    } else {
      self = .lost
    }
  }
}
