import Foundation
import TerminalUI

/// Where a library is read from.
enum LibraryPlace: Hashable, Sendable {
  /// The user's own, which need not be there yet.
  case own(path: String)
  case file(String)
  case input
  case address(String)

  /// Reads an operand: an address of the web, `-` for standard input, else a file.
  init(_ word: String) throws(Failure) {
    if word == "-" {
      self = .input
    } else if let scheme = word.firstRange(of: "://").map({ word[..<$0.lowerBound].lowercased() }),
      !scheme.isEmpty, scheme.allSatisfy({ $0.isLetter })
    {
      guard ["http", "https"].contains(scheme), URL(string: word)?.host()?.isEmpty == false else {
        throw Failure(
          "'\(word.cut(to: 60))' is no web address",
          advice: "it must begin with https:// or http://", .misuse)
      }
      self = .address(word)
    } else {
      self = .file(word)
    }
  }

  /// As a message names it.
  var name: String {
    switch self {
    case .own(let path), .file(let path): path
    case .input: "standard input"
    case .address(let address): String(address.prefix { $0 != "?" && $0 != "#" })
    }
  }
}
