import Foundation
import Testing

@testable import CoverPage

struct HostileTextTests {
  /// The same page with harmless and with hostile texts.
  private static func page(_ text: () -> String) -> Page {
    Page(
      title: text(), facts: [text(), text()],
      rows: (0..<2).map { _ in
        Page.Row(
          title: text(), note: text(),
          items: (0..<3).map { _ in
            Page.Item(
              title: text(), subtitle: text(), link: "https://a.example/",
              picture: .address("https://a.example/a.jpg"))
          })
      }, emptyNote: text())
  }

  @Test func `No text ever makes an element or an attribute, or breaks one`() throws {
    let pieces = SamplePage.hostile + ["<", ">", "\"", "'", "&", "/", "=", "\n", "&#", "-->"]
    let expected = try Markup(Self.page { "x" }.html).skeleton
    for first in pieces {
      var said: [String] = []
      let page = Self.page {
        // Never blank, as a blank text is no text to compare.
        let text = "x" + first + pieces[said.count % pieces.count] + "x"
        said.append(text)
        return text
      }
      let markup = try Markup(page.html)
      #expect(markup.skeleton == expected)
      let texts = Set(markup.texts)
      // The last is the note of an empty row, and this page has none.
      #expect(said.dropLast().allSatisfy { texts.contains(Self.shown($0)) })
    }
  }

  /// The text as a page may hold it.
  private static func shown(_ text: String) -> String {
    text.replacing("\0", with: "\u{FFFD}").replacing("\u{9B}", with: "\u{FFFD}")
      .replacing("\n", with: " ")
  }

  @Test func `No text reaches a class or the style sheet`() throws {
    let classes = Set(
      try Markup(SamplePage.page.html).attributes.filter { $0.name == "class" }
        .flatMap { $0.value.split(separator: " ") })
    for name in classes {
      #expect(StyleSheet.page.text.contains(".\(name)"))
    }
    #expect(SamplePage.page.html.contains("<style>\(StyleSheet.page.text)</style>"))
  }
}
