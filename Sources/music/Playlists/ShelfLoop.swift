import Playlists
import TerminalUI

/// Shows rows of boxes to a person, and does what each answer says until the person leaves.
struct ShelfLoop: Sendable {
  let shelves: [Shelf]
  let console: Console

  func run(picked: (Library.Album) async throws -> NextStep) async throws {
    var picker = ShelfPicker(shelves: shelves, size: console.size())
    try console.show(picker.text)
    while let answer = try console.ask(picker.question) {
      picker.size = console.size()
      switch picker.answer(answer) {
      case .show: try console.show(picker.text)
      case .pick(let row, let album):
        switch try await picked(shelves[row].albums[album]) {
        case .ask: break
        case .list: try console.show(picker.text)
        case .leave: return
        }
      case .say(let text): try console.show(text.wrapped(to: console.size().columns, indent: 10))
      case .quit: return
      }
    }
  }
}
