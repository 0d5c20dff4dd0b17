import Testing

@testable import TerminalUI

struct PickerTests {
  private let names = ["Ol' '55", "Rosie", "Martha", "Grapefruit Moon", "Café Ölé", "Rosie (Live)"]

  private func picker(pageSize: Int = 4, keys: [Picker.Key] = []) -> Picker {
    Picker(names: names, keys: keys, pageSize: pageSize)
  }

  @Test(arguments: [("1", 0), ("6", 5), (" 3 ", 2)])
  func `a number picks`(answer: String, index: Int) {
    var picker = picker()
    #expect(picker.answer(answer) == .pick(index))
  }

  @Test(arguments: ["", "q", "  "])
  func `Enter on nothing and q leave`(answer: String) {
    var picker = picker()
    #expect(picker.answer(answer) == .quit)
  }

  @Test(arguments: ["0", "7", "-1", "x", "1 2", "99999999999999999999", "n n", "p"])
  func `anything else is answered in one line`(answer: String) throws {
    var picker = picker()
    guard case .say(let text) = picker.answer(answer) else {
      Issue.record("not answered")
      return
    }
    #expect(text.lines.count == 1)
  }

  @Test func `n and p turn the pages, and numbers go on`() {
    var picker = picker()
    #expect(picker.visible.map(\.number) == [1, 2, 3, 4])
    #expect(picker.answer("n") == .list)
    #expect(picker.visible.map(\.number) == [5, 6])
    #expect(picker.answer("p") == .list)
    #expect(picker.visible.map(\.index) == [0, 1, 2, 3])
  }

  @Test func `a filter folds case and accents, and its numbers start at 1`() {
    var picker = picker()
    #expect(picker.answer("/cafe ole") == .list)
    #expect(picker.visible.map(\.number) == [1])
    #expect(picker.answer("1") == .pick(4))
    #expect(picker.answer("/ROSIE") == .list)
    #expect(picker.visible.map(\.index) == [1, 5])
    #expect(picker.answer("2") == .pick(5))
    #expect(picker.answer("/") == .list)
    #expect(picker.visible.map(\.index) == [0, 1, 2, 3])
  }

  @Test func `a filter that leaves nothing leaves the list as it was`() {
    var picker = picker()
    _ = picker.answer("/rosie")
    guard case .say = picker.answer("/nobody") else {
      Issue.record("not said")
      return
    }
    #expect(picker.visible.map(\.index) == [1, 5])
  }

  @Test func `the question names the range and the keys that work now`() {
    var picker = picker()
    #expect(picker.question(width: 80) == "Pick 1-6, n next, / filter, ? help, q quit: ")
    _ = picker.answer("n")
    #expect(picker.question(width: 80) == "Pick 1-6, p previous, / filter, ? help, q quit: ")
    _ = picker.answer("/martha")
    #expect(picker.question(width: 80) == "Pick 1, / filter, ? help, q quit: ")
  }

  @Test func `where the question does not fit it is short`() {
    #expect(picker().question(width: 40) == "Pick 1-6 (? help): ")
  }

  @Test func `extra keys are in the question, in the help, and given back`() throws {
    var picker = picker(keys: [Picker.Key("o", "open in the store", help: "opens the page")])
    #expect(picker.question(width: 80).contains("o open in the store, ? help"))
    #expect(picker.answer("o") == .key("o"))
    guard case .say(let help) = picker.answer("?") else {
      Issue.record("no help")
      return
    }
    #expect(help.plain.contains("opens the page"))
  }

  @Test func `a window that grows keeps the page inside the list`() {
    var picker = picker(pageSize: 2)
    _ = picker.answer("n")
    _ = picker.answer("n")
    #expect(picker.visible.map(\.number) == [5, 6])
    picker.pageSize = 6
    #expect(picker.visible.map(\.number) == [1, 2, 3, 4, 5, 6])
  }
}
