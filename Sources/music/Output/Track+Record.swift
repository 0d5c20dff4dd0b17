import Foundation
import ITunes
import LooseJSON

extension Track {
  /// A tab-separated line of `music search`: `id, track, artist, album, m:ss, year, url`.
  ///
  /// Fewer fields are fine, as `cut` leaves them; more are not looked at.
  init?(tabbed line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func field(_ place: Int) -> String? {
      guard fields.indices.contains(place) else { return nil }
      let value = fields[place].trimmingCharacters(in: .whitespaces)
      return value.isEmpty || value == Missing.text ? nil : value
    }
    guard let id = field(0).flatMap(Int.init(digits:)) else { return nil }
    self.init(id: id)
    title = field(1)
    artist = field(2)
    album = field(3)
    seconds = field(4).flatMap(PlayingTime.init(_:))?.seconds
    releaseDate = field(5)
    url = field(6)
  }

  /// A JSON line of `music search`, in the keys that `Listing.tracks` writes.
  init?(json line: String) {
    guard let written = try? JSONDecoder().decode(Written.self, from: Data(line.utf8)) else {
      return nil
    }
    self = written.track
  }

  private struct Written: Decodable {
    let track: Track

    init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: RecordKey.self)
      let id = try record.decode(Int.self, forKey: RecordKey("id"))
      let name = record.text(RecordKey("kind")) ?? Kind.song.rawValue
      guard let kind = Kind(rawValue: name) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [RecordKey("kind")], debugDescription: name))
      }
      track = Listing.tracks.fields.reduce(into: Track(id: id, kind: kind)) { track, field in
        field.read(&track, record)
      }
    }
  }
}
