import ITunes
import TerminalUI

extension Track {
  /// The page of a video.
  func facts(in storefront: Storefront) -> Text {
    let rows = [
      ("Artist", artist), ("Genre", genre), ("Released", releaseDate), ("Length", time),
      ("Price", price.map { Money(amount: $0, currency: currency).written }),
    ]
    let store = Line("Store", .muted).padded(to: 11) + Line(link: page(in: storefront))
    return Text(
      [Missing.or(title, .strong), Line()]
        + rows.map { Line($0.0, .muted).padded(to: 11) + Missing.or($0.1) } + [store, Line()])
  }
}
