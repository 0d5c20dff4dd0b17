import Foundation

extension HTTP {
  /// A GET request, as a value that tests compare and caches use as a key.
  package struct Request: Hashable, Sendable {
    /// What is asked for, which decides how large its answer may be.
    package enum Kind: String, CaseIterable, Sendable {
      case catalog
      case chart
      case lyrics
      case cover

      /// How many decoded bytes an answer may have: a few times the largest that makes sense.
      var maximumBytes: Int {
        switch self {
        case .catalog, .chart, .lyrics: 8 << 20
        case .cover: 25 << 20
        }
      }
    }

    package let kind: Kind

    /// The whole address, its query form-encoded.
    package let address: String

    /// Whether to wait for a turn with a busy server; the cache is not patient where it holds an older
    /// answer.
    package var isPatient = true

    /// A part of the query that is `nil` is left out.
    package init(_ kind: Kind, _ base: String, query: KeyValuePairs<String, String?> = [:]) {
      let pairs = query.compactMap { name, value in
        value.map { "\(name.formEncoded)=\($0.formEncoded)" }
      }
      self.kind = kind
      address = pairs.isEmpty ? base : base + "?" + pairs.joined(separator: "&")
    }

    /// The server's name, for messages: never with the query, which holds what a person looks for.
    package var host: String {
      URL(string: address)?.host() ?? String(address.prefix { $0 != "?" })
    }
  }
}
