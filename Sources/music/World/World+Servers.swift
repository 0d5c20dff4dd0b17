import Foundation
import ITunes
import TerminalUI

extension World {
  /// Apple's catalog, or the server that stands in for it.
  var catalog: Catalog {
    get throws(Failure) {
      Catalog(http: http, base: try address("MUSIC_ITUNES_URL", else: "https://itunes.apple.com"))
    }
  }

  /// The address of a server, without a slash at its end, where the environment may name another.
  func address(_ variable: String, else standard: String) throws(Failure) -> String {
    guard let address = environment[variable], !address.isEmpty else { return standard }
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host() != nil
    else {
      throw Failure(
        "\(variable) is '\(address.cut(to: 60))', which is no web address",
        advice: "it must begin with https:// or http://", .misuse)
    }
    return address.hasSuffix("/") ? String(address.dropLast()) : address
  }
}
