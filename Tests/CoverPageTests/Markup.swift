/// What a browser would make of a page that is written strictly; anything looser is a mistake.
struct Markup {
  struct Mistake: Error {
    let text: String
  }

  /// Every tag with its attributes' names, and every end, in order.
  private(set) var skeleton: [String] = []
  private(set) var attributes: [(tag: String, name: String, value: String)] = []
  /// The texts between tags that are not blank, unescaped.
  private(set) var texts: [String] = []

  private static let void: Set = ["img", "meta"]

  init(_ page: String) throws {
    var open: [String] = []
    var rest = Substring(page.drop { $0 != "\n" })
    guard page.hasPrefix("<!doctype html>\n") else { throw Mistake(text: "no doctype") }
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" }
      rest = rest[text.endIndex...]
      if open.last != "style", text.contains(where: { !$0.isWhitespace }) {
        texts.append(try Self.unescaped(text))
      }
      guard rest.popFirst() != nil else { break }
      // A style sheet may hold a `<`; only its end tag ends it.
      if open.last == "style", !rest.hasPrefix("/style>") { continue }
      if rest.first == "/" {
        let name = String(rest.dropFirst().prefix { $0 != ">" })
        guard open.popLast() == name else { throw Mistake(text: "</\(name)> ends nothing") }
        skeleton.append("/" + name)
        rest = rest.drop { $0 != ">" }.dropFirst()
      } else {
        let name = try readTag(&rest)
        if !Self.void.contains(name) { open.append(name) }
      }
    }
    guard open.isEmpty else { throw Mistake(text: "\(open) are open") }
  }

  private mutating func readTag(_ rest: inout Substring) throws -> String {
    let tag = String(rest.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber) })
    guard !tag.isEmpty else { throw Mistake(text: "no tag in <\(rest.prefix(20))") }
    rest = rest.dropFirst(tag.count)
    var names: [String] = []
    while rest.first == " " {
      let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLowercase || $0 == "-") }
      rest = rest[name.endIndex...]
      guard !name.isEmpty, rest.hasPrefix("=\"") else { throw Mistake(text: "\(tag) \(name)") }
      rest = rest.dropFirst(2)
      let value = rest.unicodeScalars.prefix { $0 != "\"" }
      rest = rest[value.endIndex...].dropFirst()
      names.append(String(name))
      attributes.append((tag, String(name), try Self.unescaped(Substring(value))))
    }
    guard rest.popFirst() == ">" else { throw Mistake(text: "\(tag) does not end") }
    skeleton.append(([tag] + names).joined(separator: " "))
    return tag
  }

  private static func unescaped(_ text: Substring) throws -> String {
    guard !text.unicodeScalars.contains(where: { "<>\"".unicodeScalars.contains($0) }) else {
      throw Mistake(text: "raw mark in \(text)")
    }
    var plain = ""
    for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        plain += part
        continue
      }
      let names = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'"]
      guard let (name, mark) = names.first(where: { part.hasPrefix($0.key) }) else {
        throw Mistake(text: "raw & in \(text)")
      }
      plain += mark + part.dropFirst(name.count)
    }
    return plain
  }
}
