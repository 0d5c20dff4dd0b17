package import Foundation

extension HTTP {
  /// Answers from the files of a folder, as `recording(to:)` writes them, and asks no server.
  ///
  /// Throws `HTTPError.Reason.notRecorded` with the file to create, relative to the folder, and a
  /// `RecordingError` for a file that can't be used.
  package static func replaying(_ folder: URL) -> HTTP {
    HTTP { request in
      let name = RecordingName(request.address)
      let answers: [(String, (Data) -> RecordedAnswer)] = [
        (name.file, RecordedAnswer.body), (name.messageFile, RecordedAnswer.message),
      ]
      for (file, answer) in answers {
        let url = folder.appending(path: file)
        guard let data = try url.contentsIfPresent() else { continue }
        guard let response = answer(data).response else {
          throw RecordingError(file: url.path(percentEncoded: false), .notAnAnswer)
        }
        return response
      }
      throw HTTPError(host: request.host, .notRecorded(file: name.file))
    }
  }
}

extension URL {
  fileprivate func contentsIfPresent() throws(RecordingError) -> Data? {
    do {
      return try Data(contentsOf: self)
    } catch {
      if (error as? CocoaError)?.code == .fileReadNoSuchFile { return nil }
      throw RecordingError(file: path(percentEncoded: false), .unreadable)
    }
  }
}
