import TerminalUI

/// How rows of one kind look in each format: one declaration a kind, and all faces follow.
struct Listing<Row: Sendable>: Sendable {
  /// A value under its stable name: a key of JSON, a column of CSV.
  typealias Field = RecordField<Row>

  /// A column of the table that a person sees.
  struct Column: Sendable {
    let layout: Table.Column
    let cell: @Sendable (Row) -> Table.Cell

    init(_ layout: Table.Column, cell: @escaping @Sendable (Row) -> Table.Cell) {
      self.layout = layout
      self.cell = cell
    }
  }

  let fields: [Field]

  /// The values of a tab-separated line, the id first.
  let tabbed: @Sendable (Row) -> [String?]
  let columns: [Column]

  /// What stands above the first of several rows that belong together.
  var group: (@Sendable (Row) -> String)?

  /// Numbered as given, with room for the `highest` number: a page of a long list keeps its
  /// numbers and its place.
  func table(_ rows: [(number: Int, row: Row)], highest: Int) -> Table {
    let digits = String(highest).count
    var table = Table(
      columns: [Table.Column("#", .right)] + columns.map(\.layout),
      rows: rows.map { row in
        let number = Line(String(row.number), .muted).padded(to: digits, .right)
        return [Table.Cell(number)] + columns.map { $0.cell(row.row) }
      })
    guard let group else { return table }
    for (index, row) in rows.enumerated() {
      let title = group(row.row)
      if index == 0 || group(rows[index - 1].row) != title {
        table.headings[index] = Line(title, .strong)
      }
    }
    return table
  }

  /// The same for rows that have such a row in them.
  func of<Whole>(_ part: @escaping @Sendable (Whole) -> Row) -> Listing<Whole> {
    Listing<Whole>(
      fields: fields.map { field in RecordField<Whole>(fixed: field.key) { field.value(part($0)) }
      },
      tabbed: { [tabbed] in tabbed(part($0)) },
      columns: columns.map { column in .init(column.layout) { column.cell(part($0)) } })
  }

  /// What a person sees of a row, uncut, for looking through it.
  func visibleText(_ row: Row) -> String {
    columns.map { $0.cell(row).text.plain }.joined(separator: " ")
  }

  func json(_ row: Row) -> JSON {
    .object(fields.map { JSON.Member($0.key, $0.value(row)) })
  }

  /// One record, its values cleaned, without a header.
  func tsvLine(_ row: Row) -> String {
    tabbed(row).map { ($0 ?? Missing.text).printable }.joined(separator: "\t") + "\n"
  }

  var csvHeader: String {
    fields.map(\.key).joined(separator: ",") + "\n"
  }

  func csvLine(_ row: Row) -> String {
    fields.map { $0.value(row).csvCell }.joined(separator: ",") + "\n"
  }
}

extension JSON {
  /// As RFC 4180 quotes it; a text that a spreadsheet would run as a formula gets a `'` before it.
  fileprivate var csvCell: String {
    guard case .text(let text) = self else { return self == .null ? "" : written }
    var cell = text.printable
    if let first = cell.first, "=+-@".contains(first), Double(cell) == nil { cell = "'" + cell }
    guard cell.contains(where: { ",\"\n\r".contains($0) }) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }
}
