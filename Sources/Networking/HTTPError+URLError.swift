import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPError {
  /// What an error of `URLSession` means; `status` is of the last head that came before it.
  init(_ error: any Error, host: String, status: Int?) {
    guard let error = error as? URLError else {
      self.init(host: host, .other)
      return
    }
    self.init(host: host, Reason(error, status: status))
  }
}

extension HTTPError.Reason {
  fileprivate init(_ error: URLError, status: Int?) {
    switch error.code {
    case .cannotFindHost, .dnsLookupFailed: self = .noSuchHost
    case .cannotConnectToHost, .notConnectedToInternet: self = .refused
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .untrustedCertificate
    // On Linux -1002 is an answer that is not HTTP: the address itself is checked before.
    case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
      .cannotDecodeContentData, .zeroByteResource, .secureConnectionFailed, .unsupportedURL:
      self = .lost
    case .badURL: self = .notAnAddress
    case .unknown: self = Self(words: error.localizedDescription, status: status)
    default: self = .other
    }
  }

  /// On Linux most failures are one code, -1, and only libcurl's words tell them apart.
  private init(words: String, status: Int?) {
    if words.contains("CONNECT"), let status {
      self = .proxyRefused(status: status)
    } else if words.contains("proxy") {
      self = .other
    } else if words.hasPrefix("SSL certificate") || words.hasPrefix("SSL: ") {
      self = .untrustedCertificate
    } else if words.contains("Couldn't connect to server") {
      self = .refused
    } else {
      self = .lost
    }
  }
}
