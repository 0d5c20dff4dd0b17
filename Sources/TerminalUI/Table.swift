/// Rows and columns that fit a window: wide columns give way first, and where that is not enough,
/// whole columns do.
package struct Table: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package let title: String
    package let alignment: Alignment

    /// The least width in cells that is worth reading; `nil` for a column that is never cut.
    package let least: Int?

    /// Which column goes first where the window is narrow: 1 before 2; `nil` stays.
    package let leaves: Int?

    package init(
      _ title: String, _ alignment: Alignment = .left, least: Int? = nil, leaves: Int? = nil
    ) {
      self.title = title
      self.alignment = alignment
      self.least = least
      self.leaves = leaves
    }
  }

  /// What a cell says, and a mark behind it that stays when the text is cut.
  package struct Cell: Hashable, Sendable {
    package let text: Line
    package let mark: Line

    package init(_ text: Line, mark: Line = Line()) {
      self.text = text
      self.mark = mark
    }

    var isEmpty: Bool { text.isEmpty && mark.isEmpty }

    func width(upTo limit: Int) -> Int {
      text.width(upTo: limit) + mark.width
    }

    func cut(to width: Int) -> Line {
      text.cut(to: max(1, width - mark.width)) + mark
    }
  }

  package var columns: [Column]

  /// Each with one cell a column.
  package var rows: [[Cell]]

  /// Lines that stand above a row, by the row's index.
  package var headings: [Int: Line] = [:]

  package init(columns: [Column], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }

  private static let gap = 2

  /// The heading and a line for each row; `nil` as width: nothing is cut.
  package func text(width: Int?) -> Text {
    let natural = columns.indices.map { index in
      rows.map { $0[index].width(upTo: width ?? .max) }.reduce(columns[index].title.cellWidth, max)
    }
    let widths = width.map { fit(natural, in: $0) } ?? natural
    let shown = widths.indices.filter { widths[$0] != nil }
    func line(_ cells: [Cell]) -> Line {
      // Nothing is filled up behind the last cell that says something.
      let end = shown.last { !cells[$0].isEmpty } ?? 0
      let line = shown.prefix { $0 <= end }.reduce(into: Line()) { line, index in
        guard let width = widths[index] else { return }
        if index != shown.first { line.append(String(repeating: " ", count: Self.gap)) }
        let cell = cells[index].cut(to: width)
        let isOpen = index == end && columns[index].alignment == .left
        line.append(isOpen ? cell : cell.padded(to: width, columns[index].alignment))
      }
      return width.map { line.cut(to: $0) } ?? line
    }
    let titles = line(columns.map { Cell(Line($0.title, .muted)) })
    return Text(
      [titles]
        + rows.enumerated().flatMap { index, cells in
          let heading = headings[index].map { heading in width.map(heading.cut) ?? heading }
          return [heading, line(cells)].compactMap(\.self)
        })
  }

  /// The width of each column, `nil` for one that has to leave.
  private func fit(_ natural: [Int], in width: Int) -> [Int?] {
    let least = zip(natural, columns).map { min($0, $1.least ?? $0) }
    var shown = Array(columns.indices)
    func sum(limit: Int) -> Int {
      shown.reduce(Self.gap * (shown.count - 1)) { $0 + max(least[$1], min(natural[$1], limit)) }
    }
    let leaving = shown.filter { columns[$0].leaves != nil }
      .sorted { (columns[$0].leaves ?? 0) < (columns[$1].leaves ?? 0) }
    for index in leaving where sum(limit: 0) > width {
      shown.removeAll { $0 == index }
    }
    // The highest limit under which all fit: columns that are narrower than it are not cut.
    let limit = (0...(natural.max() ?? 0)).last { sum(limit: $0) <= width } ?? 0
    return columns.indices.map { index in
      shown.contains(index) ? max(least[index], min(natural[index], limit)) : nil
    }
  }
}
