import TerminalUI

/// Shows a numbered list to a person, and does what each answer says until the person leaves.
struct PickLoop<Row: Sendable>: Sendable {
  let listing: Listing<Row>
  let rows: [Row]
  let console: Console

  /// Stands above the list.
  var heading = Text()
  var keys: [Picker.Key] = []
  var leaving = "quit"
  /// Whether an answer may name several rows; they are picked one after another.
  var takesSeveral = false

  func run(
    pressed: (Character) async throws -> NextStep = { _ in .leave },
    picked: (Row) async throws -> NextStep
  ) async throws -> LoopEnding {
    var picker = Picker(
      names: rows.map(listing.visibleText), keys: keys, leaving: leaving, pageSize: pageSize)
    picker.takesSeveral = takesSeveral
    try show(picker)
    while let answer = try console.ask(picker.question(width: console.size().columns)) {
      picker.pageSize = pageSize
      switch picker.answer(answer) {
      case .list: try show(picker)
      case .pick(let index):
        if try await pick([index], showing: picker, picked) { return .picked }
      case .several(let indices):
        if try await pick(indices, showing: picker, picked) { return .picked }
      case .say(let text): try console.show(text.wrapped(to: console.size().columns, indent: 10))
      case .key(let letter):
        if try await pressed(letter) == .leave { return .key(letter) }
      case .quit: return .left
      }
    }
    return .left
  }

  /// Tells whether the last of them ends the loop.
  private func pick(
    _ indices: [Int], showing picker: Picker, _ picked: (Row) async throws -> NextStep
  ) async throws -> Bool {
    var next = NextStep.ask
    for index in indices { next = try await picked(rows[index]) }
    if case .list = next { try show(picker) }
    if case .leave = next { return true }
    return false
  }

  /// The window less the heading of the list, the question, and the line that was there before.
  private var pageSize: Int {
    max(3, console.size().rows - 3)
  }

  private func show(_ picker: Picker) throws {
    let page = picker.visible.map { (number: $0.number, row: rows[$0.index]) }
    try console.show(heading.wrapped(to: console.size().columns, indent: 11))
    guard !rows.isEmpty else { return }
    let table = listing.table(page, highest: picker.count)
    try console.show(table.text(width: console.size().columns))
  }
}
