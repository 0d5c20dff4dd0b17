/// The address of a cover, whose last part names a size; the server makes any other on demand.
///
/// Seen: `…/100x100bb.jpg`, `…/100x99bb.jpg`, `…/60x60bb-85.jpg`, `…/200x200bb.png`, and until 2013
/// `…/mzi.abcdefgh.100x100-75.jpg`.
package struct Artwork: Hashable, Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case jpg
    case png
    case webp
  }

  package let address: String

  package init(_ address: String) {
    self.address = address
  }

  /// The address of the picture that just fits a square of so many pixels, never above the original's
  /// own size; unchanged where the address names no size.
  package func fitting(_ side: Int, as format: Format? = nil) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let size = /(?:^|[\/.])([0-9]+x[0-9]+)(?:[a-z]{2})?(?:-[0-9]+)?\.(jpg|png|webp)$/
    guard let match = path.firstMatch(of: size) else { return address }
    var fitting = address
    // The later one first: the other's indices stay good.
    if let format { fitting.replaceSubrange(match.output.2.range, with: format.rawValue) }
    fitting.replaceSubrange(match.output.1.range, with: "\(side)x\(side)")
    return fitting
  }
}

extension Substring {
  fileprivate var range: Range<Index> { startIndex..<endIndex }
}
