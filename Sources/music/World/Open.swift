/// The way to show a web page to the person: a browser, or the store's own app.
struct Open: Sendable {
  /// Gives back whether there is a program to open it with.
  let page: @Sendable (String) async throws -> Bool
}
