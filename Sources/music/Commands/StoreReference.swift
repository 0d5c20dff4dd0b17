import Foundation
import ITunes
import TerminalUI

/// How a person names something in the store: by its id, or by a link.
struct StoreReference: Hashable, Sendable {
  let id: Int

  /// The link, where it was one.
  let link: StoreLink?

  init(_ text: String) throws(Failure) {
    guard let reference = Self(reading: text) else {
      throw Failure(
        "'\(text.cut(to: 60))' is no id and no link to Apple's store",
        advice: "'music search' shows ids", .misuse)
    }
    self = reference
  }

  /// `nil` for what may be a name.
  init?(reading text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    link = StoreLink(text)
    guard let id = link?.id ?? Int(digits: text) else { return nil }
    self.id = id
  }

  /// The store of a link wins over every other.
  var storefront: Storefront? { link?.storefront }
  var albumID: Int? { link?.albumID }
}
