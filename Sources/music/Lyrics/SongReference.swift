import Foundation
import ITunes
import TerminalUI

/// How a person or a pipe names a song.
enum SongReference: Hashable, Sendable {
  /// All that is needed is known: nothing has to be looked up.
  case song(Song)

  /// A track of the catalog, in the store that a link names, if it was a link.
  case id(Int, Storefront?)

  /// Apple's catalog refuses a longer number, and with it all that stand beside it.
  private static let ids = 1...999_999_999_999

  /// Reads an id, a link to the store, or a line that `music search` wrote, tab-separated or JSON.
  init(_ text: String) throws(Failure) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let id = Int(digits: text), Self.ids.contains(id) {
      self = .id(id, nil)
    } else if let link = StoreLink(text) {
      guard link.kind == .track else { throw .notATrack(link) }
      self = .id(link.id, link.storefront)
    } else if let track = Track(json: text) ?? Track(tabbed: text),
      track.isNamed || Self.ids.contains(track.id)
    {
      // A line that lost its names on the way, as `cut -f1,5` makes it, has to be looked up again.
      self = track.isNamed ? .song(.track(track)) : .id(track.id, nil)
    } else {
      throw Failure(
        "'\(text.cut(to: 60))' names no track",
        advice: "give a track id, a link to the store, or a line of 'music search'", .misuse)
    }
  }
}

extension Int {
  /// A number of digits alone, without a sign.
  init?(digits text: String) {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    self.init(text)
  }
}

extension Track {
  fileprivate var isNamed: Bool { title != nil || artist != nil }
}
