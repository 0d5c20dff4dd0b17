import Foundation

/// A choice from a numbered list, line by line: a state, and what an answer makes of it.
///
/// No terminal is needed to test it, and it works on any that can show a line and read one.
package struct Picker: Hashable, Sendable {
  /// What is to happen after an answer.
  package enum Step: Hashable, Sendable {
    /// The list is to be shown, from the first row of the page.
    case list
    /// This item is taken, counted from 0 in the whole list.
    case pick(Int)
    /// These items are taken, in the order they were typed.
    case several([Int])
    /// The letter of an extra key.
    case key(Character)
    /// Nothing but this is to be said.
    case say(Text)
    case quit
  }

  /// A letter that does something beside picking.
  package struct Key: Hashable, Sendable {
    package let letter: Character
    /// As in "o open in the store".
    package let label: String
    /// A sentence for `?`.
    package let help: String

    package init(_ letter: Character, _ label: String, help: String) {
      self.letter = letter
      self.label = label
      self.help = help
    }
  }

  private let names: [String]
  private let keys: [Key]

  /// What `q` does: "quit", or "back" where another list is behind this one.
  private let leaving: String

  /// Indices into the whole list of those that the filter leaves.
  private var kept: [Int]
  private var page = 0

  /// Whether `1,3-5` is an answer.
  package var takesSeveral = false

  /// How many rows a page has.
  package var pageSize: Int {
    didSet { page = min(page, max(0, pageCount - 1)) }
  }

  /// `names`: for each item the text that `/word` looks through.
  package init(names: [String], keys: [Key] = [], leaving: String = "quit", pageSize: Int) {
    self.names = names.map(\.folded)
    self.keys = keys
    self.leaving = leaving
    self.pageSize = max(1, pageSize)
    kept = Array(names.indices)
  }

  /// The items of the page: the number to type for each, and its place in the whole list.
  package var visible: [(number: Int, index: Int)] {
    kept.enumerated().dropFirst(page * pageSize).prefix(pageSize).map { ($0 + 1, $1) }
  }

  /// How many items the filter leaves: the highest number to type.
  package var count: Int { kept.count }

  private var pageCount: Int {
    (count + pageSize - 1) / pageSize
  }

  /// The question, in its long form where that fits into `width` with room for an answer.
  package func question(width: Int) -> String {
    let turns = [
      page + 1 < pageCount ? "n next" : nil, page > 0 ? "p previous" : nil, "/ filter",
    ].compactMap(\.self)
    let pick = names.isEmpty ? [] : ["Pick \(range)"]
    let labels = keys.map { "\($0.letter) \($0.label)" } + ["? help", "q \(leaving)"]
    let long = (pick + (names.isEmpty ? [] : turns) + labels).joined(separator: ", ") + ": "
    if long.cellWidth + 4 <= width { return long }
    return (pick + ["(? help): "]).joined(separator: " ")
  }

  private var range: String { count == 1 ? "1" : "1-\(count)" }

  package mutating func answer(_ line: String) -> Step {
    let answer = line.trimmingCharacters(in: .whitespacesAndNewlines)
    switch answer {
    case "", "q": return .quit
    case "?": return .say(help)
    case "l": return .list
    case "n": return turn(to: page + 1)
    case "p": return turn(to: page - 1)
    default: break
    }
    if answer.hasPrefix("/") { return narrow(to: String(answer.dropFirst())) }
    if let number = Int(answer) { return pick(number) }
    if takesSeveral, let numbers = NumberList(answer) { return take(numbers) }
    if let letter = answer.first, answer.count == 1, keys.contains(where: { $0.letter == letter }) {
      return .key(letter)
    }
    return .say(
      Text("\(answer.cut(to: 40)) is no answer here: type a number, or ? for help", .warning))
  }

  private func pick(_ number: Int) -> Step {
    guard number > 0, number <= count else {
      return .say(Text("There is no number \(number): the list ends at \(count)", .warning))
    }
    return .pick(kept[number - 1])
  }

  private func take(_ numbers: NumberList) -> Step {
    if let stray = numbers.stray(from: count) { return pick(stray) }
    return .several(numbers.numbers(upTo: count).map { kept[$0 - 1] })
  }

  private mutating func turn(to page: Int) -> Step {
    guard page >= 0 else { return .say(Text("This is the first page", .warning)) }
    guard page < pageCount else { return .say(Text("This is the last page", .warning)) }
    self.page = page
    return .list
  }

  private mutating func narrow(to word: String) -> Step {
    let word = word.trimmingCharacters(in: .whitespaces)
    let found = names.indices.filter { word.isEmpty || names[$0].contains(word.folded) }
    guard !found.isEmpty else {
      return .say(Text("Nothing in the list has \(word.cut(to: 40)) in it", .warning))
    }
    kept = found
    page = 0
    return .list
  }

  private var help: Text {
    var rows = [("l", "shows the page again")]
    if !names.isEmpty {
      rows = [
        (range, "takes the row with that number"),
        ("n, p", "the next page, the previous page"),
        ("/word", "only rows that have the word; / alone: all rows"),
        ("l", "shows the list again"),
      ]
    }
    if takesSeveral { rows.insert(("1,3-5", "takes several rows"), at: min(1, rows.count)) }
    rows += keys.map { (String($0.letter), $0.help) }
    rows.append(("q, Enter", leaving == "quit" ? "leaves" : "goes back"))
    return Text(
      rows.map { key, meaning in
        Line(key, .key).padded(to: 10) + Line(meaning)
      })
  }
}

extension String {
  /// For comparing what a person types with what is shown: case, accents and full-width forms are
  /// the same, in every locale.
  fileprivate var folded: String {
    folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
