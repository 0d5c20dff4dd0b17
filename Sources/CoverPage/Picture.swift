package import Foundation

/// Where a cover comes from; best 300 pixels wide, as it is shown at 150 on dense screens too.
package enum Picture: Hashable, Sendable {
  /// Https or relative, loaded when it comes into view; any other is drawn like `none`.
  case address(String)
  /// The picture itself, written into the page.
  case data(Data, ImageType)
  /// The title on a colour of its own.
  case none
}

/// The kinds of picture that may be written into a page.
package enum ImageType: String, CaseIterable, Sendable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case webp = "image/webp"
}
