import Arguments
import TerminalUI

/// Lays out what a command says of itself.
struct HelpPage: Sendable {
  let help: Help

  init(_ help: Help) {
    self.help = help
  }

  func text(width: Int) -> Text {
    var lines = Line(help.summary).wrapped(to: width)
    lines += [Line(), heading("Usage")]
    let usage = help.usage.enumerated().map { Line($1, $0 == 0 ? .strong : .plain) }
    lines += Self.flowed(usage, width: width, indent: 4)
    for paragraph in help.details {
      lines += [Line()] + Line(paragraph).wrapped(to: width)
    }
    let labels = help.sections.flatMap(\.rows).map(\.label.cellWidth)
    let labelWidth = min(labels.max() ?? 0, 24)
    for section in help.sections {
      lines += [Line(), heading(section.subject.title)]
      for row in section.rows {
        lines += Self.row(row.label, row.fullText, labelWidth: labelWidth, width: width)
      }
    }
    if !help.examples.isEmpty {
      lines += [Line(), heading("Examples")]
      for example in help.examples {
        lines += Line("  \(example.line)", .key).wrapped(to: width, indent: 4)
        lines += Line("      \(example.summary)").wrapped(to: width, indent: 6)
      }
    }
    return Text(lines)
  }

  private func heading(_ title: String) -> Line { Line(title, .strong) }

  /// A label and its text side by side, or one under the other where the window is narrow.
  static func row(_ label: String, _ text: String, labelWidth: Int, width: Int) -> [Line] {
    let start = 2 + labelWidth + 2
    let label = Line("  ") + Line(label, .key)
    guard width - start >= 24, label.width + 2 <= start else {
      return [label] + (Line("      ") + Line(text)).wrapped(to: width, indent: 6)
    }
    return (label.padded(to: start) + Line(text)).wrapped(to: width, indent: start)
  }

  /// Pieces with a blank between, broken between pieces and never inside one.
  private static func flowed(_ pieces: [Line], width: Int, indent: Int) -> [Line] {
    var lines = [Line("  ")]
    for (number, piece) in pieces.enumerated() {
      let last = lines.count - 1
      if number > 0, lines[last].width + 1 + piece.width > width {
        lines.append(Line(String(repeating: " ", count: indent)) + piece)
      } else {
        lines[last].append(number > 0 ? Line(" ") + piece : piece)
      }
    }
    return lines
  }
}

extension Help.Row {
  /// The text, and in brackets what it takes and what holds without it.
  var fullText: String {
    var facts: [String] = []
    if !values.isEmpty { facts.append(values.joined(separator: ", ")) }
    if let range { facts.append("\(range.lowerBound)-\(range.upperBound)") }
    if let initial { facts.append("default: \(initial)") }
    return facts.isEmpty ? text : "\(text) (\(facts.joined(separator: "; ")))"
  }
}

extension Help.Section.Subject {
  fileprivate var title: String {
    switch self {
    case .operands: "Arguments"
    case .options: "Options"
    case .globalOptions: "Options of every command"
    case .commands: "Commands"
    case .topics: "More help"
    }
  }
}
