import ITunes
import TerminalUI

extension Artist {
  /// Above the list of albums.
  var heading: Text {
    Text([Missing.or(name, .strong), Missing.or(genre, .muted), Line()])
  }
}

extension Discography {
  /// As a list: the sections one after the other, at most one of them where `only` names it.
  func rows(
    _ order: Order = .newest, only kind: Section.Kind? = nil, folded: Bool = true
  ) -> [DiscographyRow] {
    sections(order, folded: folded).filter { kind == nil || $0.kind == kind }
      .flatMap { section in
        section.releases.map { DiscographyRow(section: section.kind, release: $0) }
      }
  }
}
