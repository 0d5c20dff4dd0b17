import TerminalUI

/// Shows a numbered list to a person, and does what each answer says until the person leaves.
struct PickLoop<Row: Sendable>: Sendable {
  /// What comes after a row was picked.
  enum Next {
    case ask
    case leave
  }

  /// How a loop ended.
  enum Ending: Hashable {
    /// The person left without another word.
    case left
    case picked
    /// By an extra key.
    case key(Character)
  }

  let listing: Listing<Row>
  let rows: [Row]
  let console: Console
  var keys: [Picker.Key] = []

  func run(_ picked: (Row) async throws -> Next) async throws -> Ending {
    var picker = Picker(names: rows.map(listing.visibleText), keys: keys, pageSize: pageSize)
    try show(picker)
    while let answer = try console.ask(picker.question(width: console.size().columns)) {
      picker.pageSize = pageSize
      switch picker.answer(answer) {
      case .list: try show(picker)
      case .pick(let index):
        if try await picked(rows[index]) == .leave { return .picked }
      case .say(let text): try console.show(text.wrapped(to: console.size().columns, indent: 10))
      case .key(let letter): return .key(letter)
      case .quit: return .left
      }
    }
    return .left
  }

  /// The window less the heading, the question, and the line that was there before.
  private var pageSize: Int {
    max(3, console.size().rows - 3)
  }

  private func show(_ picker: Picker) throws {
    let page = picker.visible.map { (number: $0.number, row: rows[$0.index]) }
    let table = listing.table(page, highest: picker.count)
    try console.show(table.text(width: console.size().columns))
  }
}
