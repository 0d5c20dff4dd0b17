import Foundation
import ITunes
import TerminalUI

/// What an album says of itself, for a person and for a program.
struct AlbumFacts: Sendable {
  let page: AlbumPage
  let storefront: Storefront

  /// Under stable names, in the order of the page.
  var pairs: [(name: String, value: String?)] {
    let album = page.album
    return [
      ("title", album.title), ("artist", album.artist), ("genre", album.genre),
      ("released", album.releaseDate), ("copyright", album.copyright),
      ("tracks", (album.trackCount ?? page.tracks.count.nonZero).map(String.init)),
      ("price", album.money), ("url", address),
    ]
  }

  var address: String { page.album.page(in: storefront) }

  /// One `name<TAB>value` line a fact.
  var lines: String {
    pairs.map { "\($0.name)\t\(($0.value ?? Missing.text).printable)\n" }.joined()
  }

  var json: JSON {
    let album = Listing.albums.fields.map { JSON.Member($0.key, $0.value(page.album)) }
    return .object(album + [JSON.Member("tracks", .list(page.tracks.map(Listing.tracks.json)))])
  }

  /// Above the list of tracks.
  var text: Text {
    let album = page.album
    var lines = [album.titleCell.text + album.titleCell.mark, Missing.or(album.artist), Line()]
    for (name, value) in pairs.dropFirst(2) {
      let label = name == "url" ? "Store" : name.capitalized
      lines.append(Line(label, .muted).padded(to: 11) + self.value(of: name, value))
    }
    return Text(lines + gaps.map { Line($0, .warning) } + [Line()])
  }

  private func value(of name: String, _ value: String?) -> Line {
    switch name {
    case "url": return Line(link: address)
    case "tracks":
      let length = page.seconds.map { ", \(PlayingTime(seconds: $0).written) in all" } ?? ""
      return Missing.or(value) + Line(length)
    default: return Missing.or(value)
    }
  }

  /// What the numbers of the tracks leave open.
  private var gaps: [String] {
    page.discs.filter { !$0.missing.isEmpty }.map { disc in
      let numbers = disc.missing.map(String.init)
      let all =
        numbers.count == 1
        ? "track \(numbers[0]) is"
        : "tracks \(numbers.dropLast().joined(separator: ", ")) and \(numbers.last ?? "") are"
      let place = page.discs.count > 1 ? "on disc \(disc.number), " : ""
      return "\(place)\(all) not in this store"
    }
  }

  /// The tracks with the numbers they have on the album, where those are not simply 1, 2, 3.
  var listing: Listing<Track> {
    let numbers = page.tracks.map(\.trackNumber)
    let isPlain = page.discs.count == 1 && numbers == numbers.indices.map { $0 + 1 }
    let artists = Set(page.tracks.map(\.artist))
    let isOneArtist = artists.isSubset(of: [page.album.artist])
    var columns = [Listing<Track>.Column(Table.Column("Track", least: 16)) { $0.titleCell }]
    columns += Listing.tracks.columns.filter { column in
      column.layout.title == "Time" || (column.layout.title == "Artist" && !isOneArtist)
    }
    if !isPlain {
      columns.insert(
        .init(Table.Column("No.", .right)) {
          Table.Cell(Line($0.place(onSeveral: page.discs.count > 1)))
        },
        at: 0)
    }
    return Listing(fields: Listing.tracks.fields, tabbed: Listing.tracks.tabbed, columns: columns)
  }
}

extension Track {
  /// A video among songs is marked.
  fileprivate var titleCell: Table.Cell {
    let explicit = isExplicit == true ? Line(" [E]", .muted) : Line()
    let video = kind == .video ? Line(" [video]", .muted) : Line()
    return Table.Cell(Missing.or(title, .strong), mark: explicit + video)
  }

  /// `7`, or `2-7` on the second of several discs.
  fileprivate func place(onSeveral: Bool) -> String {
    let number = trackNumber.map(String.init) ?? ""
    return onSeveral ? "\(discNumber ?? 1)-\(number)" : number
  }
}

extension Int {
  fileprivate var nonZero: Int? { self == 0 ? nil : self }
}
