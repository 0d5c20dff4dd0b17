package import Foundation

/// A library's file as it was typed; a change rewrites what it is about and no other byte.
package struct LibraryDocument: Sendable {
  let bytes: [UInt8]
  let root: JSONNode

  /// Fails where the data is not strict JSON in UTF-8, or no object; errors in what it says do not.
  package init(_ data: Data) throws(LibraryError) {
    try self.init([UInt8](data))
  }

  init(_ bytes: [UInt8]) throws(LibraryError) {
    root = try JSONParser.parse(bytes)
    guard root.members != nil else { throw .notALibrary }
    self.bytes = bytes
  }

  /// A library of nothing, for a file that is not there yet.
  package static func empty() throws(LibraryError) -> LibraryDocument {
    try LibraryDocument([UInt8]("{\n  \"playlists\": [],\n  \"albums\": []\n}\n".utf8))
  }

  package var data: Data { Data(bytes) }

  /// What the file says, mended, with the facts about its errors.
  package var library: Library { LibraryReader.read(root, of: bytes) }
}
