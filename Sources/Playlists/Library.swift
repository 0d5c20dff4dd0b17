/// Playlists of albums as they are shown: mended, in the order of the file.
package struct Library: Hashable, Sendable {
  /// A playlist; what the file leaves out is `nil`.
  package struct Row: Hashable, Sendable {
    package var title: String?
    package var albums: [Album]

    package init(title: String?, albums: [Album]) {
      self.title = title
      self.albums = albums
    }
  }

  package struct Album: Hashable, Sendable {
    /// Apple's collection id, never negative.
    package var id: Int
    package var title: String?

    package init(id: Int, title: String?) {
      self.id = id
      self.title = title
    }
  }

  package var rows: [Row]
  /// Every album the file describes, once, those in no playlist too.
  package var albums: [Album]
  /// What was wrong and how it is treated: first the playlists' facts, then the albums'.
  package var facts: [Fact]

  package init(rows: [Row], albums: [Album], facts: [Fact] = []) {
    self.rows = rows
    self.albums = albums
    self.facts = facts
  }
}
