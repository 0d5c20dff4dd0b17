/// Rows of covers, as one web page that needs no other file, no script and no font.
///
/// Every text may hold anything. Nothing of it reaches the style sheet, a tag or a name of an
/// attribute, and only a `WebAddress` becomes a link or a picture.
package struct Page: Hashable, Sendable {
  package var title: String
  /// Short facts under the title, such as `4 playlists`, `32 albums`, `21 November 2026`.
  package var facts: [String]
  package var rows: [Row]
  /// What a row without albums says instead, and a page without rows.
  package var emptyNote: String

  package init(title: String, facts: [String], rows: [Row], emptyNote: String = "No albums yet") {
    self.title = title
    self.facts = facts
    self.rows = rows
    self.emptyNote = emptyNote
  }

  package struct Row: Hashable, Sendable {
    package var title: String
    /// A short fact beside the title, such as `12 albums`.
    package var note: String?
    package var items: [Item]

    package init(title: String, note: String? = nil, items: [Item]) {
      self.title = title
      self.note = note
      self.items = items
    }
  }

  package struct Item: Hashable, Sendable {
    package var title: String
    package var subtitle: String?
    /// Https or relative; any other is no link.
    package var link: String?
    package var picture: Picture

    package init(
      title: String, subtitle: String? = nil, link: String? = nil, picture: Picture = .none
    ) {
      self.title = title
      self.subtitle = subtitle
      self.link = link
      self.picture = picture
    }
  }
}
