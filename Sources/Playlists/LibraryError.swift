/// Why a library can't be read, or can't be changed as asked: facts only, the words are the tool's.
package enum LibraryError: Error, Hashable, Sendable {
  /// The document is broken here; line and column count from 1, a column is a Unicode scalar.
  case notJSON(JSONFault, line: Int, column: Int)
  /// JSON, but not an object: there is nothing in it to look for playlists in.
  case notALibrary
  /// No playlist has this title; these are those that have one, in the order of the file.
  case noSuchPlaylist(String, titles: [String])
  /// These albums are not in the playlist, so nothing is changed.
  case notInPlaylist(title: String, ids: [Int])
  /// Another playlist has the title already.
  case titleTaken(String)
  /// A playlist can't be given a title of nothing but white space.
  case emptyTitle
  case negativeID(Int)
}
