import Foundation

@testable import CoverPage

/// A page with one of everything, hostile texts among it.
enum SamplePage {
  /// One pixel.
  static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElF"
      + "TkSuQmCC")

  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
    "javascript:alert(1)", "</style><style>*{display:none}", "</title><script>", "<!-- x -->",
    "&lt;b&gt; &amp; &#39;", "]]>", "\u{202E}backwards", "a\0b\u{9B}c", "\u{2028}line",
    "{}</span></li></ul>", "expression(alert(1))", "\" style=\"x", "` onload=`x", "日本語 🎵", "",
  ]

  static let page: Page = {
    let titles = [
      "Small Hours", "Tin & Copper",
      "A Rather Long Title That Needs More Than Two Lines to Be Said",
    ]
    let pictures: [Picture] = [.address("cover.png"), png.map { .data($0, .png) } ?? .none, .none]
    let items = zip(titles, pictures).enumerated().map { index, pair in
      Page.Item(
        title: pair.0, subtitle: "The Standing Stones",
        link: "https://music.apple.com/us/album/\(index)?uo=4&at=x", picture: pair.1)
    }
    let hostileItems = hostile.map { text in
      Page.Item(title: text, subtitle: text, link: text, picture: .address("javascript:\(text)"))
    }
    return Page(
      title: "My Playlists", facts: ["3 playlists", "21 albums", "21 November 2026"],
      rows: [
        Page.Row(
          title: "Late Night", note: "12 albums", items: (0..<4).flatMap { _ in items }),
        Page.Row(title: "<b onclick=\"x\">Hostile</b> & 'quoted'", items: hostileItems),
        Page.Row(title: "Nothing In It", note: "0 albums", items: []),
      ])
  }()
}
