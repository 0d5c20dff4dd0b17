import Arguments
import ITunes
import LyricsKit
import TerminalUI

/// `music lyrics`: the words of one track, of a song that is named, of an album, or of each line of a
/// pipe.
struct LyricsCommand: Command {
  var track: String?
  var artist: String?
  var title: String?
  /// The album that a song is on, or without a song an album whose songs are wanted.
  var album: String?
  var duration: PlayingTime?
  var sources: [String]?
  var country: Storefront?
  var format: LyricsFormat?
  var takesAny = false
  var showsTimes = false
  var output: String?
  var replaces = false
  var skipsExisting = false
  var lists = false
  var pick: Int?
  var follows = false
  var start: PlayingTime?

  static let name = "lyrics"
  static let summary = "Show the words of a track"

  func validate() throws(ArgumentError) {
    if track != nil, artist != nil || title != nil { throw .conflict("TRACK", "--artist") }
    if artist == nil, title != nil { throw .requires("--title", "--artist") }
    if title == nil {
      if artist != nil { throw .requires("--artist", "--title") }
      if album != nil {
        if track != nil { throw .conflict("TRACK", "--album") }
        if albumReference == nil { throw .requires("--album NAME", "--title") }
        if let option = optionForOne { throw .conflict("--album", option) }
      }
      if duration != nil { throw .requires("--duration", "--title") }
    }
    try validateForm()
  }

  func run(in world: World) async throws -> ExitCode {
    let sources =
      try sources.map { try LyricsSources.named($0, in: world) }
      ?? LyricsSources.standard(in: world)
    let storefront = try StorefrontOption.storefront(country, in: world)
    let resolver = SongResolver(catalog: try world.catalog, storefront: storefront)
    if let option = optionForOne {
      let song = try await onlySong(for: option, by: resolver, in: world)
      return try await LyricsChooser(song: song, sources: sources, world: world).run(self)
    }
    var batch = LyricsBatch(sources: sources, form: form(in: world), in: world)
    if let reference = albumReference {
      try await batch.take(try await songs(on: reference, in: storefront, of: world.catalog))
    } else if let named = try namedReference {
      try await batch.take(try await resolver.songs([.success(named)]))
    } else {
      var lines = try lines(of: world)
      var block = lines.block(of: Self.linesAtOnce)
      guard !block.isEmpty else { throw Self.emptyInput }
      while !block.isEmpty {
        try await batch.take(
          try await resolver.songs(inLines: block), hasMore: block.count == Self.linesAtOnce)
        block = lines.block(of: Self.linesAtOnce)
      }
    }
    return try batch.end()
  }

  /// One look-up's worth: a longer list is never whole in memory.
  private static let linesAtOnce = Catalog.idsALookup

  /// How the words are put out.
  func form(in world: World) -> LyricsForm {
    let destination = output.map {
      LyricsDestination(
        $0, ofAlbum: albumReference != nil, format: format, files: world.files)
    }
    return LyricsForm(
      format: format ?? .text, takesAny: takesAny, showsTimes: showsTimes,
      namesRow: pick == nil, destination: destination, replaces: replaces,
      skipsExisting: skipsExisting)
  }

  /// An option that makes sense for a single song only.
  private var optionForOne: String? {
    lists ? "--list" : pick != nil ? "--pick" : follows ? "--follow" : nil
  }

  private var albumReference: StoreReference? {
    title == nil ? album.flatMap { StoreReference(reading: $0) } : nil
  }

  /// What was typed.
  private var namedReference: SongReference? {
    get throws(Failure) {
      if let track { return try SongReference(track) }
      guard let artist, let title else { return nil }
      let query = LyricsQuery(
        title: title, artist: artist, album: album, seconds: duration?.seconds)
      return .song(.named(query))
    }
  }

  private func lines(of world: World) throws(Failure) -> Input.Lines {
    guard !world.input.isTerminal else {
      throw Failure(
        "no track is named", advice: "give an id or a link, or see 'music help lyrics'", .misuse)
    }
    return world.input.lines
  }

  private func onlySong(
    for option: String, by resolver: SongResolver, in world: World
  ) async throws -> Song {
    var songs: [Result<Song, Failure>]
    if let named = try namedReference {
      songs = try await resolver.songs([.success(named)])
    } else {
      var lines = try lines(of: world)
      let block = lines.block(of: 2)
      guard block.count < 2 else { throw Failure.oneTrackOnly(option) }
      songs = try await resolver.songs(inLines: block)
    }
    guard let song = songs.first else { throw Self.emptyInput }
    return try song.get()
  }

  private static let emptyInput = Failure(
    "standard input names no track", advice: "pipe 'music search' into this", .nothingFound)

  /// Without the videos in between.
  private func songs(
    on reference: StoreReference, in storefront: Storefront, of catalog: Catalog
  ) async throws -> [Result<Song, Failure>] {
    let storefront = reference.storefront ?? storefront
    let id = reference.albumID ?? reference.id
    guard let page = try await catalog.album(id: id, in: storefront) else {
      throw Failure.noAlbum(id, in: storefront)
    }
    let tracks = page.tracks.filter { $0.kind == .song }
    guard !tracks.isEmpty else { throw Failure.noTracks(onAlbum: id) }
    return tracks.map { .success(.track($0)) }
  }
}
