import Arguments
import Foundation
import Playlists
import TerminalUI

/// What is wrong with a library, and with what is asked of it.
extension Failure {
  init(_ error: LibraryError, of name: String) {
    switch error {
    case .notJSON(let fault, let line, let column):
      self.init(
        "\(name):\(line):\(column): \(fault.words)", advice: "the file must be JSON", .nonsense)
    case .notALibrary:
      self.init(
        "\(name) is no library", advice: "it must be an object with 'playlists' and 'albums'",
        .nonsense)
    case .noSuchPlaylist(let title, let titles):
      self.init(
        "there is no playlist '\(title.cut(to: 60))'",
        advice: Failure.didYouMean(titles.nearest(to: title))
          ?? "'music playlists list' shows those that are there", .nothingFound)
    case .notInPlaylist(let title, let ids):
      self.init(
        "'\(title.cut(to: 60))' has no album \(ids.map(String.init).joined(separator: ", "))",
        advice: "nothing is changed", .nothingFound)
    case .titleTaken(let title):
      self.init("there is a playlist '\(title.cut(to: 60))' already", .misuse)
    case .emptyTitle: self.init("a playlist needs a title with a letter in it", .misuse)
    case .negativeID(let id): self.init("\(id) is negative, and no id is", .misuse)
    }
  }

  init(_ error: LibraryStoreError) {
    let verb =
      switch error.step {
      case .read: "read"
      case .lock: "locked"
      case .write: "written"
      }
    let reason =
      switch error.code {
      case ENOENT: "there is no such file or folder"
      case EACCES, EPERM: "that is not allowed"
      case EISDIR: "it is a folder"
      case ENOTDIR: "a part of the path is no folder"
      case ENOSPC, EDQUOT: "the disk is full"
      case EROFS: "nothing can be written there"
      case let code: "error \(code)"
      }
    self.init("\(error.path) can't be \(verb): \(reason)", .fileTrouble)
  }

  static func noOwnLibrary(_ path: String) -> Failure {
    Failure(
      "there is no library yet: \(path)",
      advice:
        "begin with: music search --kind album tom waits | music pick | music playlists add \"Late Night\"",
      .nothingFound)
  }

  static func noLibrary(at address: String) -> Failure {
    Failure("there is nothing at \(address.cut(to: 120))", advice: "check the address", .nonsense)
  }

  static func hasErrors(_ count: Int, _ name: String) -> Failure {
    Failure(
      "\(name) has \(count == 1 ? "an error" : "\(count) errors")",
      advice: "without --strict it is shown as far as it can be", .nonsense)
  }
}

extension JSONFault {
  fileprivate var words: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpected(let scalar): "'\(scalar)' can't stand here"
    case .textAfterTheEnd: "more text comes after the end"
    case .controlCharacter: "a line end or another control character stands in a string"
    case .badEscape: "a backslash stands before what has no meaning after one"
    case .notUTF8: "this is not UTF-8"
    case .tooDeep(let limit): "more than \(limit) brackets stand in each other"
    }
  }
}

extension Library.Fact {
  /// The place, what is wrong there, and what is done about it.
  var sentence: String { "\(place): \(words)" }

  private var words: String {
    switch kind {
    case .noSuchAlbum(let id): "there is no album \(id); left out"
    case .repeatedInRow(let id, let first):
      "album \(id) is in the row already, at \(first); kept once"
    case .negativeID(let id): "\(id) is negative, and no id is; left out"
    case .notAnID(let text): "\(text) is no id; left out"
    case .emptyTitle: "the title is empty; shown as '\(Missing.text)'"
    case .missingTitle: "there is no title; shown as '\(Missing.text)'"
    case .emptyRow: "no album is listed; shown as empty"
    case .sameTitle(let title, let first):
      "the title '\(title.cut(to: 60))' stands at \(first) too; both are kept"
    case .sameAlbum(let id, let first): "album \(id) stands at \(first) too; the two are one"
    case .otherTitle(let title, let id, let kept, let first):
      "album \(id) stands at \(first) too, as '\(kept.cut(to: 60))'; '\(title.cut(to: 60))' is left out"
    case .notAPlaylist: "this is no playlist; left out"
    case .notAnAlbum: "this is no album with an id; left out"
    case .missingList: "there is no such list; read as an empty one"
    case .notAList: "this is no list; read as an empty one"
    case .inNoPlaylist(let id): "album \(id) is in no playlist"
    }
  }
}
