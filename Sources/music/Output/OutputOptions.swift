import Arguments
import TerminalUI

/// How a list is put out: shared by all commands that show one.
struct OutputOptions: Sendable {
  /// `nil`: a table for a person, tab-separated lines for a pipe.
  var format: Format?
  var asksNothing = false

  static func arguments<Owner>(
    _ slot: any WritableKeyPath<Owner, OutputOptions> & Sendable
  ) -> [Argument<Owner>] {
    let arguments: [Argument<OutputOptions>] = [
      .option("format", \.format, "How to write the list"),
      .flag("json", \.format, .json, "Short for --format json"),
      .flag("no-input", \.asksNothing, "Show the list, and ask nothing"),
    ]
    return arguments.map { $0.within(slot) }
  }

  func format(in world: World) -> Format {
    format ?? (world.terminal.output.isTerminal ? .table : .tsv)
  }

  /// The person to ask, where there is one and the list is for a person.
  func console(in world: World) -> Console? {
    format(in: world) == .table && !asksNothing ? world.console : nil
  }
}

extension World {
  /// Writes a list in the format that its reader wants.
  func show<Row>(_ rows: [Row], as listing: Listing<Row>, _ format: Format) throws {
    switch format {
    case .table:
      let numbered = rows.enumerated().map { (number: $0.offset + 1, row: $0.element) }
      try show(listing.table(numbered, highest: rows.count).text(width: terminal.width))
    case .tsv: try write(rows.map(listing.tsvLine).joined())
    case .csv: try write(listing.csvHeader + rows.map(listing.csvLine).joined())
    case .json: try write(rows.map { listing.json($0).written + "\n" }.joined())
    }
  }
}
