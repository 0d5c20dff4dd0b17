/// A performer, or several under one name; what the store leaves out is `nil`.
package struct Artist: Hashable, Sendable {
  package var id: Int
  package var name: String?
  package var genre: String?
  package var url: String?

  package init(id: Int) {
    self.id = id
  }
}
