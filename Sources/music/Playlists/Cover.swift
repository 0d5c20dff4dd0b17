/// The cover of an album, and what the store says beside it.
struct Cover: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case file(String)
    case address(String)

    var text: String {
      switch self {
      case .file(let text), .address(let text): text
      }
    }
  }

  /// `nil` where the store has no picture of the album.
  var place: Place?
  var artist: String?
  /// The album's page in the store, where the store was asked.
  var page: String?
}
