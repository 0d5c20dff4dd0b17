package import Foundation

extension HTTP {
  /// A server's whole answer.
  package struct Response: Hashable, Sendable {
    package let status: Int

    /// By lower-case name; the values of one that comes twice joined by a comma.
    package let headers: [String: String]

    /// The body, decompressed.
    package let body: Data

    package init(status: Int = 200, headers: [String: String] = [:], body: Data) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }
}
