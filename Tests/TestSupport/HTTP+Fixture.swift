import Foundation
package import Networking

extension HTTP {
  /// A network that knows these addresses and fails on every other, so no test reaches a server.
  package static func answering(_ answers: [String: Response]) -> HTTP {
    HTTP { request in
      guard let response = answers[request.address] else {
        throw Unforeseen(address: request.address)
      }
      return response
    }
  }
}

/// A request that a test did not foresee.
package struct Unforeseen: Error, CustomStringConvertible {
  let address: String

  package var description: String { "nothing is recorded for \(address)" }
}

extension HTTP.Response {
  package init(status: Int = 200, headers: [String: String] = [:], _ text: String) {
    self.init(status: status, headers: headers, body: Data(text.utf8))
  }
}
