import Foundation
import Networking
import Testing
import TestSupport

@testable import ITunes

struct AlbumPageTests {
  @Test func `one look-up gives the album and its tracks`() async throws {
    let address = "https://itunes.apple.com/lookup?id=1&entity=song&limit=200&country=US"
    let answer = """
      {"results":[{"wrapperType":"collection","collectionId":1,"trackCount":3},
      {"wrapperType":"track","kind":"song","trackId":3,"discNumber":1,"trackNumber":2},null,
      {"wrapperType":"track","kind":"interactive-booklet","trackId":9},
      {"wrapperType":"track","kind":"music-video","trackId":4,"discNumber":1,"trackNumber":3},
      {"wrapperType":"track","kind":"song","trackId":2,"discNumber":1,"trackNumber":1}]}
      """
    let catalog = Catalog(http: .answering([address: .init(answer)]))
    let page = try #require(try await catalog.album(id: 1, in: .us))
    #expect(page.album.id == 1)
    #expect(page.tracks.map(\.id) == [2, 3, 4])
    #expect(page.tracks.map(\.kind) == [.song, .song, .video])
    #expect(page.discs.map(\.missing) == [[]])
  }

  @Test(
    arguments: [
      "", #"{"wrapperType":"track","kind":"song","trackId":5,"collectionId":1}"#,
      #"{"wrapperType":"artist","artistId":5}"#,
    ])
  func `an id that is no album's has no page`(record: String) async throws {
    let catalog = Catalog(http: HTTP { _ in HTTP.Response("{\"results\":[\(record)]}") })
    #expect(try await catalog.album(id: 5, in: .us) == nil)
  }

  @Test func `an album that is only streamed has no tracks, no length and no holes`() {
    var album = Album(id: 1)
    album.trackCount = 12
    let page = AlbumPage(album: album, tracks: [])
    #expect(page.discs.isEmpty)
    #expect(page.tracks.isEmpty)
    #expect(page.seconds == nil)
  }

  @Test func `numbers that a store leaves out are counted for each disc`() {
    let page = AlbumPage(
      album: Album(id: 1),
      tracks: [
        track(1, disc: 1, number: 1, of: 4), track(2, disc: 1, number: 3, of: 4),
        track(3, disc: 3, number: 2, of: 2),
      ])
    #expect(page.discs.map(\.number) == [1, 2, 3])
    #expect(page.discs.map(\.missing) == [[2, 4], [], [1]])
    #expect(page.discs.map { $0.tracks.map(\.id) } == [[1, 2], [], [3]])
  }

  @Test func `a video's count is the album's, and says nothing of its disc`() {
    var video = track(2, disc: 2, number: 2, of: 21)
    video.kind = .video
    let page = AlbumPage(
      album: Album(id: 1),
      tracks: [track(1, disc: 1, number: 1, of: 1), track(3, disc: 2, number: 1, of: 1), video])
    #expect(page.discs.map(\.missing) == [[], []])
  }

  @Test func `the album's own count tells what a single disc lacks`() {
    var album = Album(id: 1)
    album.trackCount = 3
    var only = track(1, disc: 1, number: 2, of: nil)
    only.discCount = 1
    #expect(AlbumPage(album: album, tracks: [only]).discs.map(\.missing) == [[1, 3]])
  }

  @Test func `tracks without numbers come last, in Apple's order, on the first disc`() {
    let page = AlbumPage(
      album: Album(id: 1),
      tracks: [
        Track(id: 9), Track(id: 8), track(2, disc: 1, number: 2, of: 2),
        track(1, disc: 1, number: 1, of: 2),
      ])
    #expect(page.tracks.map(\.id) == [1, 2, 9, 8])
  }

  @Test func `counts that no album has cost neither time nor room`() {
    let page = AlbumPage(
      album: Album(id: 1),
      tracks: [
        track(1, disc: .max, number: .max, of: .max), track(2, disc: .min, number: .min, of: .min),
      ])
    #expect(page.tracks.map(\.id) == [2, 1])
    #expect(page.discs.allSatisfy { $0.missing.isEmpty })
  }

  @Test func `a length is what is known of it`() {
    var (long, short) = (Track(id: 1), Track(id: 2))
    (long.seconds, short.seconds) = (300, 12.5)
    #expect(AlbumPage(album: Album(id: 1), tracks: [long, Track(id: 3), short]).seconds == 312.5)
    #expect(AlbumPage(album: Album(id: 1), tracks: [Track(id: 3)]).seconds == nil)
  }

  @Test func `what a chart lacks comes in one look-up, by id`() async throws {
    let address = "https://itunes.apple.com/lookup?id=2%2C1&country=US"
    let answer = """
      {"results":[{"wrapperType":"collection","collectionId":1},
      {"wrapperType":"track","kind":"song","trackId":2}]}
      """
    let catalog = Catalog(http: .answering([address: .init(answer)]))
    #expect(try await catalog.details(ofAlbums: [2, 1], in: .us) == [1: Album(id: 1)])
    #expect(try await catalog.details(ofTracks: [2, 1], in: .us) == [2: Track(id: 2)])
    #expect(try await catalog.details(ofAlbums: [], in: .us).isEmpty)
  }

  @Test(.enabled(if: Recordings.areThere))
  func `a recorded album of two discs shows both, with its videos`() async throws {
    let file = try #require(
      Recordings.files(in: "apple", beginning: ["lookup-album-songs-queen"]).first)
    let body = try Data(contentsOf: file)
    let catalog = Catalog(http: HTTP { _ in HTTP.Response(body: body) })
    let page = try #require(try await catalog.album(id: 1_441_458_047, in: .us))
    #expect(page.album.trackCount == 21)
    #expect(page.discs.map(\.tracks.count) == [12, 9])
    #expect(page.discs.map(\.missing) == [[], []])
    #expect(page.tracks.suffix(4).map(\.kind) == [.song, .video, .video, .video])
    let seconds = try #require(page.seconds)
    #expect(seconds.rounded() == 4449)
  }

  private func track(_ id: Int, disc: Int, number: Int, of count: Int?) -> Track {
    var track = Track(id: id)
    (track.discNumber, track.trackNumber, track.trackCount) = (disc, number, count)
    return track
  }
}
