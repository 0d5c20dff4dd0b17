import Networking
import TerminalUI

extension World {
  /// The answers of the servers that this person has seen.
  func cache(in folders: Folders) throws(Failure) -> Cache {
    Cache(folder: folders.cache, limit: try cacheLimit(), clock: clock, random: random)
  }

  /// In bytes; `MUSIC_CACHE_MB` of 0 keeps nothing.
  private func cacheLimit() throws(Failure) -> Int {
    guard let size = environment["MUSIC_CACHE_MB"], !size.isEmpty else { return 256 << 20 }
    guard let megabytes = Int(digits: size), megabytes <= 1 << 20 else {
      throw Failure(
        "MUSIC_CACHE_MB is '\(size.cut(to: 20))', which is no size",
        advice: "it takes a number of megabytes, such as 256", .misuse)
    }
    return megabytes << 20
  }

  /// The network with its manners, and a person told of what they bring with them.
  func mannerly(_ mode: Cache.Mode, timeout: Duration, in folders: Folders) throws(Failure) -> HTTP
  {
    let pauses = WaitLine(on: terminal)
    let pacer = Pacer(folder: folders.state, clock: clock) { host, seconds in
      pauses.show(seconds > 0 ? "\(host) wants a pause: \(seconds) s" : nil)
    }
    return http.showingWaits(on: terminal, clock: clock).mannerly(
      cache: try cache(in: folders), mode: mode, pacer: pacer, deadline: timeout, clock: clock,
      random: random
    ) { [self] notice in try? say(Self.text(of: notice)) }
  }

  private static func text(of notice: Cache.Notice) -> Text {
    switch notice {
    case .older(let request, let age, let error):
      let reason = error.map { Failure($0).message } ?? "\(request.host) is not asked"
      return Text("music: \(reason); this answer is \(Age(seconds: age).inWords) old", .warning)
    case .unwritable(let error):
      return Text("music: answers can't be kept in \(error.path)", .warning)
    }
  }
}
