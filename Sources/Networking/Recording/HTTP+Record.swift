package import Foundation

extension HTTP {
  /// Writes each answer into a folder, which is made where missing, for `replaying` to find.
  ///
  /// Throws a `RecordingError` where an answer came and can't be written.
  package func recording(to folder: URL) -> HTTP {
    HTTP { request in
      let response = try await send(request)
      let name = RecordingName(request.address)
      switch RecordedAnswer(response) {
      case .body(let body):
        try folder.appending(path: name.file).record(body)
        try folder.appending(path: name.messageFile).removeIfPresent()
      case .message(let message):
        try folder.appending(path: name.messageFile).record(message)
        try folder.appending(path: name.file).removeIfPresent()
      }
      return response
    }
  }
}

extension URL {
  fileprivate func record(_ data: Data) throws(RecordingError) {
    do {
      try FileManager.default.createDirectory(
        at: deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: self, options: .atomic)
    } catch {
      throw failure(error)
    }
  }

  /// An older answer with another status must not be replayed in place of the new one.
  fileprivate func removeIfPresent() throws(RecordingError) {
    do {
      try FileManager.default.removeItem(at: self)
    } catch {
      if (error as? CocoaError)?.code != .fileNoSuchFile { throw failure(error) }
    }
  }

  private func failure(_ error: any Error) -> RecordingError {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    return RecordingError(file: path(percentEncoded: false), isFull ? .noSpace : .unwritable)
  }
}
