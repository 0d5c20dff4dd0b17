import Foundation
import Testing

@testable import Networking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct HTTPErrorURLErrorTests {
  @Test(
    arguments: [
      (.badURL, .notAnAddress),
      (.cannotFindHost, .noSuchHost),
      (.cannotConnectToHost, .refused),
      (.networkConnectionLost, .lost),
      (.badServerResponse, .lost),
      (.secureConnectionFailed, .lost),
      (.badURL, .notAnAddress),
      (.serverCertificateUntrusted, .untrustedCertificate),
      (.serverCertificateHasBadDate, .untrustedCertificate),
    ] as [(URLError.Code, HTTPError.Reason)])
  func `a code says what happened`(code: URLError.Code, reason: HTTPError.Reason) {
    #expect(
      HTTPError(URLError(code), host: "a.com", status: nil) == HTTPError(host: "a.com", reason))
  }

  /// As libcurl says it, under one code for all.
  @Test(
    arguments: [
      ("SSL certificate problem: self-signed certificate", nil, .untrustedCertificate),
      ("SSL certificate problem: certificate has expired", nil, .untrustedCertificate),
      (
        "SSL: no alternative certificate subject name matches target host name 'a.com'", nil,
        .untrustedCertificate
      ),
      ("CONNECT tunnel failed, response 407", 407, .proxyRefused(status: 407)),
      ("Received HTTP code 502 from proxy after CONNECT", 502, .proxyRefused(status: 502)),
      ("transfer closed with 98 bytes remaining to read", 200, .lost),
      ("transfer closed with 98 bytes remaining to read", 503, .lost),
      ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.com:443", nil, .lost),
      ("TLS connect error: error:0A00010B:SSL routines::wrong version number", nil, .lost),
      ("Could not resolve proxy: b.com", nil, .proxyRefused(status: nil)),
      ("Unsupported proxy syntax in '::::'", nil, .proxyRefused(status: nil)),
      ("Failed to connect to a.com port 80 after 0 ms", nil, .refused),
      ("Failed to connect to b.com port 80 after 0 ms", nil, .proxyRefused(status: nil)),
      ("Failed writing header", nil, .lost),
      ("Recv failure: Pipe broken", nil, .lost),
    ] as [(String, Int?, HTTPError.Reason)])
  func `words tell apart what has no code`(words: String, status: Int?, reason: HTTPError.Reason) {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
    #expect(HTTPError(error, host: "a.com", status: status) == HTTPError(host: "a.com", reason))
  }
}
