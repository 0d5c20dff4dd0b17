/// Where a library's file is read, and changed so that nobody's change is lost.
package struct LibraryStore: Sendable {
  /// Gives the document at a path; throws `LibraryError` or `LibraryStoreError`.
  package var read: @Sendable (_ path: String) throws -> LibraryDocument

  /// Reads the document at a path, changes it and writes it back, while nobody else can.
  ///
  /// Where no file is, an empty document is changed. Gives what is written. What the change throws, this throws, and the file
  /// stays as it was.
  package var change:
    @Sendable (
      _ path: String, _ change: (LibraryDocument) throws -> LibraryDocument
    ) throws -> LibraryDocument

  package init(
    read: @escaping @Sendable (_ path: String) throws -> LibraryDocument,
    change:
      @escaping @Sendable (
        _ path: String, _ change: (LibraryDocument) throws -> LibraryDocument
      ) throws -> LibraryDocument
  ) {
    self.read = read
    self.change = change
  }
}
