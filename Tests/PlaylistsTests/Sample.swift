import Foundation
import TestSupport

@testable import Playlists

/// Documents to try things on.
enum Sample {
  static func document(_ text: String) throws -> LibraryDocument {
    try LibraryDocument(Data(text.utf8))
  }

  /// The library that holds every error.
  static func withErrors() throws -> LibraryDocument {
    try document(try Repository.text(of: "Fixtures/Playlists/library.json"))
  }
}

extension LibraryDocument {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Library {
  /// Each row as its title and its ids.
  var outline: [String] {
    rows.map { "\($0.title ?? "?"): \($0.albums.map(\.id))" }
  }
}
