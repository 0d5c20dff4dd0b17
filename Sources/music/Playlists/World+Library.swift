import Foundation
import Networking
import Playlists

extension World {
  /// The file of the user's own library; the XDG rules ignore a folder that is not absolute.
  var ownLibrary: String {
    get throws(Failure) {
      if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
        return (folder as NSString).appendingPathComponent("music/library.json")
      }
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw Failure(
          "there is no home folder to keep a library in", advice: "name a file with --library",
          .fileTrouble)
      }
      return (home as NSString).appendingPathComponent(".local/share/music/library.json")
    }
  }

  func document(at place: LibraryPlace) async throws -> LibraryDocument {
    do {
      switch place {
      case .file(let path): return try libraries.read(path)
      case .own(let path):
        do {
          return try libraries.read(path)
        } catch let error as LibraryStoreError where error.code == ENOENT {
          throw Failure.noOwnLibrary(path)
        }
      case .input: return try LibraryDocument(Data(allInput.utf8))
      case .address(let address): return try await LibraryDocument(data(at: address))
      }
    } catch let error as LibraryError {
      throw Failure(error, of: place.name)
    }
  }

  private var allInput: String {
    var text = ""
    while let line = input.readLine() { text += line + "\n" }
    return text
  }

  private func data(at address: String) async throws -> Data {
    let request = HTTP.Request(.catalog, address)
    let response = try await http.answer(to: request)
    switch response.status {
    case 200: break
    case 404, 410: throw Failure.noLibrary(at: address)
    case let status: throw HTTPError(host: request.host, .status(status))
    }
    // A login page would read as a document that is broken at its first letter.
    switch response.body.first(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
    case nil: throw HTTPError(host: request.host, .empty)
    case UInt8(ascii: "<"): throw HTTPError(host: request.host, .webPage)
    default: return response.body
    }
  }
}
