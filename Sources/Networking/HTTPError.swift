/// Why a server gave no answer that can be used: facts only, the words are the tool's.
package struct HTTPError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    /// What was to be asked is not an http or https address.
    case notAnAddress
    case noSuchHost
    case refused
    case timedOut(after: Duration)
    /// The connection broke, the body ended too early, or what came was not HTTP.
    case lost
    case untrustedCertificate
    /// The proxy in between said no, with this status; without one it could not be asked at all.
    case proxyRefused(status: Int?)
    /// It sent the request on to where it must not go, or round in circles.
    case badRedirect(to: String)
    /// The decoded body is larger than this many bytes.
    case tooLarge(limit: Int)
    /// 403 or 429: asked too often; with the seconds the server wants to be left alone, if it says.
    case tooManyRequests(retryAfter: Int?)
    /// Any other status that is neither an answer nor a miss.
    case status(Int)
    /// A body that holds nothing.
    case empty
    /// A web page where data was asked for.
    case webPage
    /// Data, but not what was promised; with where it stops making sense, in bytes, if known.
    case nonsense(offset: Int?)
    /// The folder of recorded answers lacks this file.
    case notRecorded(file: String)
    /// Only the cache was to be asked, and it holds no answer.
    case notCached
    /// What has no case here; the system's own words for it are for programmers.
    case other
  }

  package let host: String
  package let reason: Reason

  package init(host: String, _ reason: Reason) {
    self.host = host
    self.reason = reason
  }
}
