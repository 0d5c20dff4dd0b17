import CoverPage
import Foundation

extension ImageType {
  /// By the first bytes, as servers send any type with any name.
  init?(magicOf data: Data) {
    let start = Array(data.prefix(12))
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.count == 12, start.starts(with: "RIFF".utf8),
      start[8...].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else {
      return nil
    }
  }
}
