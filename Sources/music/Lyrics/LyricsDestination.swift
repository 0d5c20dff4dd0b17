import Foundation
import LyricsKit

/// Where words are saved: one file, or a folder with a file for each song.
struct LyricsDestination: Sendable {
  enum Place: Hashable, Sendable {
    case file(String)
    /// Ends with a slash.
    case folder(String)
  }

  let place: Place
  let format: LyricsFormat
  let files: Files

  /// What is a folder already, or ends in a slash, is a folder; for a whole album so is a new name,
  /// unless it ends as a file of words does.
  init(_ path: String, ofAlbum isOfAlbum: Bool, format: LyricsFormat?, files: Files) {
    let isNew = isOfAlbum && files.kind(path) == .nothing && LyricsFormat(ofFile: path) == nil
    let isFolder = path.hasSuffix("/") || files.isFolder(path) || isNew
    place = isFolder ? .folder(path.hasSuffix("/") ? path : path + "/") : .file(path)
    self.format = format ?? (isFolder ? nil : LyricsFormat(ofFile: path)) ?? .text
    self.files = files
  }

  func path(for song: Song) -> String {
    switch place {
    case .file(let path): path
    case .folder(let path):
      path + SongFileName(artist: song.artist ?? "", title: song.title ?? "").stem
        + ".\(format.ending)"
    }
  }

  /// What stands where the words are to go; `nil` for nothing.
  func obstacle(for song: Song) -> FileError? {
    let path = path(for: song)
    return switch files.kind(path) {
    case .nothing: nil
    case .file: FileError(path: path, reason: .exists)
    case .link: FileError(path: path, reason: .link)
    case .folder, .other: FileError(path: path, reason: .noFile)
    }
  }

  /// Throws a `FileError`.
  func save(_ text: String, of song: Song, replacing replaces: Bool) throws {
    if case .folder(let path) = place, !files.isFolder(path) { try files.makeFolder(path) }
    try files.write(Data(text.utf8), path(for: song), replaces)
  }
}
