import Foundation
import ITunes
import LooseJSON
import Playlists
import TerminalUI

/// A line that names an album: an id, a link, or what this tool writes of an album.
struct AlbumLine: Hashable, Sendable {
  let album: Library.Album

  init(_ text: String) throws(Failure) {
    if let album = Self.json(text) ?? Self.tabbed(text) {
      self.album = album
    } else if !text.contains("\t"), let reference = StoreReference(reading: text) {
      album = Library.Album(id: reference.link?.albumID ?? reference.id, title: nil)
    } else {
      throw Failure(
        "'\(text.cut(to: 60))' names no album",
        advice: "give an id, or lines of 'music search --kind album'", .nonsense)
    }
  }

  /// The keys of an album, or those of a song, which knows its album.
  private static func json(_ text: String) -> Library.Album? {
    guard let record = try? JSONDecoder().decode(Written.self, from: Data(text.utf8)) else {
      return nil
    }
    return record.album
  }

  /// `id, title, …` of a list of albums, or `playlist, position, id, title, cover`.
  private static func tabbed(_ text: String) -> Library.Album? {
    let fields = text.components(separatedBy: "\t").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    func album(_ id: String, _ title: String) -> Library.Album? {
      Int(digits: id).map {
        Library.Album(id: $0, title: title.isEmpty || title == Missing.text ? nil : title)
      }
    }
    guard fields.count > 1 else { return nil }
    if fields.count == 5, Int(digits: fields[1]) != nil, let album = album(fields[2], fields[3]) {
      return album
    }
    // The fifth field of a song is its length.
    if fields.count > 4, fields[4].contains(":") { return nil }
    return album(fields[0], fields[1])
  }

  private struct Written: Decodable {
    let album: Library.Album?

    init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: RecordKey.self)
      let isTrack = ["song", "video"].contains(record.text(RecordKey("kind")))
      let id = record.integer(RecordKey(isTrack ? "albumId" : "id"))
      let title =
        record.text(RecordKey("album")) ?? (isTrack ? nil : record.text(RecordKey("title")))
      album = id.flatMap { $0 < 0 ? nil : Library.Album(id: $0, title: title) }
    }
  }
}
