extension Page {
  /// The whole file.
  package var html: String {
    var text = "<!doctype html>"
    HTML.element(.html, [.english], [head, body]).write(to: &text)
    return text + "\n"
  }

  private var head: HTML {
    let sheet = StyleSheet.page
    // 'self' is for pictures beside the page.
    let policy = [
      "default-src 'none'", "img-src 'self' https: data:", "style-src '\(sheet.hash)'",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
    return .element(
      .head, [],
      [
        .element(.meta, [.utf8], []),
        .element(.meta, Attribute.policy(policy), []),
        .element(.meta, Attribute.meta("viewport", "width=device-width, initial-scale=1"), []),
        .element(.meta, Attribute.meta("color-scheme", "light dark"), []),
        .element(.meta, Attribute.meta("referrer", "no-referrer"), []),
        .element(.title, [], [.text(title)]),
        .style(sheet),
      ])
  }

  private var body: HTML {
    var header: [HTML] = [.element(.h1, [.ownDirection], [.text(title)])]
    if !facts.isEmpty {
      // The spaces keep the facts apart where there is no style.
      let spans = facts.flatMap { [.text(" "), HTML.element(.span, [], [.text($0)])] }
      header.append(.element(.p, [.classes(.facts)], spans))
    }
    let sections =
      rows.isEmpty
      ? [.element(.section, [], [emptyText])]
      : rows.enumerated().map { section($0.element, number: $0.offset + 1) }
    return .element(.body, [], [.element(.header, [], header), .element(.main, [], sections)])
  }

  private func section(_ row: Row, number: Int) -> HTML {
    var heading: [HTML] = [
      .element(.h2, [.id(ofRow: number), .ownDirection], [.text(row.title)])
    ]
    if let note = row.note { heading.append(.element(.p, [], [.text(note)])) }
    let list = HTML.element(
      .ul, [.isList, .labelled(byRow: number)], row.items.map { .element(.li, [], [$0.html]) })
    let shelf = HTML.element(
      .div, [.classes(.shelf), .isRegion, .labelled(byRow: number), .takesFocus], [list])
    return .element(
      .section, [],
      [
        .element(.div, [.classes(.heading)], heading),
        row.items.isEmpty ? emptyText : shelf,
      ])
  }

  private var emptyText: HTML { .element(.p, [.classes(.empty)], [.text(emptyNote)]) }
}

extension Page.Item {
  fileprivate var html: HTML {
    var parts = [
      cover, HTML.element(.span, [.classes(.title), .ownDirection], [.text(title)]),
    ]
    if let subtitle {
      parts.append(.element(.span, [.classes(.subtitle), .ownDirection], [.text(subtitle)]))
    }
    guard let address = link.flatMap({ WebAddress($0) }) else {
      return .element(.div, [.classes(.album)], parts)
    }
    return .element(.a, [.classes(.album), .address(address), .tellsNobody], parts)
  }

  /// A picture has the colour of its placeholder behind it, seen until it is there and if it fails.
  private var cover: HTML {
    let tint = StyleSheet.Class.tint(for: title)
    guard let address = pictureAddress else {
      return .element(
        .span, [.classes(.cover, .drawn, tint), .hidden],
        [.element(.span, [.ownDirection], [.text(title)])])
    }
    return .element(
      .img,
      [.classes(.cover, tint), .source(address), .alternative("Cover of \(title)")]
        + Attribute.coverSize + [.lazy, .decodedLater],
      [])
  }

  private var pictureAddress: WebAddress? {
    switch picture {
    case .address(let address): WebAddress(address)
    case .data(let data, let type): WebAddress(data: data, type: type)
    case .none: nil
    }
  }
}
