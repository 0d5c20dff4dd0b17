import Foundation
import LooseJSON

extension HTTP {
  /// Sends, and turns the statuses that mean "not now" (403, 429, 5xx) into errors.
  ///
  /// Apple answers 403 with an empty body when asked too often: it must never read as "no results".
  package func answer(to request: Request) async throws -> Response {
    let response = try await send(request)
    switch response.status {
    case 403, 429:
      let seconds = response.headers["retry-after"].flatMap { Int($0) }
      throw HTTPError(
        host: request.host, .tooManyRequests(retryAfter: seconds.flatMap { $0 < 0 ? nil : $0 }))
    case 500...:
      throw HTTPError(host: request.host, .status(response.status))
    default:
      return response
    }
  }
}

extension HTTP.Response {
  /// Reads the body as JSON, or as the JavaScript that some servers call JSON; `request` names the
  /// server in the error.
  package func decoded<Value: Decodable>(
    as type: Value.Type, answering request: HTTP.Request
  ) throws(HTTPError) -> Value {
    func failure(_ reason: HTTPError.Reason) -> HTTPError {
      HTTPError(host: request.host, reason)
    }
    switch body.first(where: { !$0.isBlank }) {
    case nil: throw failure(.empty)
    case UInt8(ascii: "<"): throw failure(.webPage)
    default: break
    }
    let json: Data
    do {
      json = try JSONCleaner.clean(body)
    } catch {
      throw failure(.nonsense(offset: error.offset))
    }
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw failure(.nonsense(offset: nil))
    }
  }
}

extension UInt8 {
  /// White space, or a byte of the mark that some servers begin UTF-8 with.
  var isBlank: Bool {
    [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains(self)
  }
}
