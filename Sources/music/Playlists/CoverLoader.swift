import CoverPage
import Foundation
import Networking
import TerminalUI

/// Brings covers in, a few at a time.
struct CoverLoader: Sendable {
  let world: World

  /// How many covers are asked for at once.
  static let atOnce = 4

  /// Those that could be had; what is no picture is left out as what is not there.
  func pictures(at places: Set<Cover.Place>) async throws -> [Cover.Place: Picture] {
    let http = world.http.limited(to: Self.atOnce)
    defer { erase() }
    return try await withThrowingTaskGroup(of: (Cover.Place, Picture?).self) { group in
      for place in places {
        group.addTask { (place, try await Self.picture(at: place, through: http)) }
      }
      var pictures: [Cover.Place: Picture] = [:]
      var done = 0
      tell(done, of: places.count)
      for try await (place, picture) in group {
        pictures[place] = picture
        done += 1
        tell(done, of: places.count)
      }
      return pictures
    }
  }

  private static func picture(at place: Cover.Place, through http: HTTP) async throws -> Picture? {
    try Task.checkCancellation()
    let data: Data
    switch place {
    case .file(let path):
      guard let contents = try? Data(contentsOf: URL(filePath: path)) else { return nil }
      data = contents
    case .address(let address):
      do {
        let response = try await http.answer(to: HTTP.Request(.cover, address))
        guard response.status == 200 else { return nil }
        data = response.body
      } catch is HTTPError {
        return nil
      }
    }
    return ImageType(magicOf: data).map { .data(data, $0) }
  }

  private var hasProgress: Bool {
    world.terminal.errors.isTerminal && world.terminal.canErase
  }

  private func tell(_ done: Int, of count: Int) {
    guard hasProgress, count > 0 else { return }
    try? world.terminal.errors.write(Terminal.eraseLine + "Covers: \(done) of \(count)")
  }

  private func erase() {
    if hasProgress { try? world.terminal.errors.write(Terminal.eraseLine) }
  }
}
