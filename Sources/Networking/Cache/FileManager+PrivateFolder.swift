import Foundation

extension FileManager {
  /// Makes a folder and those above it, as far as they are missing, for the user alone; whether that
  /// went well shows when a file is made in it.
  func makePrivateFolder(_ path: String) {
    guard !path.isEmpty, path != "/", mkdir(path, 0o700) != 0, errno == ENOENT else { return }
    makePrivateFolder((path as NSString).deletingLastPathComponent)
    mkdir(path, 0o700)
  }
}
