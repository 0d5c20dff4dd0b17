extension Album {
  package enum Kind: String, CaseIterable, Sendable {
    case album
    case single
    case ep
    case compilation

    /// From the end of the title: Apple calls nearly every collection an `Album`.
    init(title: String?, collectionType: String?, artist: String?) {
      let title = title?.lowercased() ?? ""
      self =
        if [" - single", "(single)"].contains(where: title.hasSuffix) {
          .single
        } else if [" - ep", "(ep)"].contains(where: title.hasSuffix) {
          .ep
        } else if collectionType?.lowercased() == "compilation"
          || artist?.lowercased() == "various artists"
        {
          .compilation
        } else {
          .album
        }
    }
  }
}
