import Foundation
import TestSupport
import Testing

@testable import CoverPage

struct PageTests {
  @Test func `The page is what it was`() throws {
    #expect(try Golden.difference(of: SamplePage.page.html, from: "page.html") == nil)
  }

  @Test func `Covers with a safe link are links, in the order of the row`() throws {
    let page = Page(
      title: "T", facts: [],
      rows: [
        Page.Row(
          title: "R",
          items: [
            Page.Item(title: "A", link: "https://a.example/1?x=1&y=2"),
            Page.Item(title: "B", link: "javascript:alert(1)"),
            Page.Item(title: "C", link: "c.html"),
          ])
      ])
    let links = try Markup(page.html).attributes.filter { $0.name == "href" }.map(\.value)
    #expect(links == ["https://a.example/1?x=1&y=2", "c.html"])
  }

  @Test func `Pictures say what they are, load late, and have their size`() throws {
    let markup = try Markup(SamplePage.page.html)
    let pictures = markup.skeleton.filter { $0.hasPrefix("img") }
    #expect(Set(pictures) == ["img class src alt width height loading decoding"])
    #expect(pictures.count == 8)
    let sources = markup.attributes.filter { $0.name == "src" }.map(\.value)
    #expect(sources.filter { $0 == "cover.png" }.count == 4)
    #expect(sources.filter { $0.hasPrefix("data:image/png;base64,iVBOR") }.count == 4)
    let alternatives = Set(markup.attributes.filter { $0.name == "alt" }.map(\.value))
    #expect(alternatives == ["Cover of Small Hours", "Cover of Tin & Copper"])
  }

  @Test func `Every list and every scrolling part is named by a title that is there`() throws {
    let attributes = try Markup(SamplePage.page.html).attributes
    let ids = attributes.filter { $0.name == "id" }.map(\.value)
    #expect(ids == ["row-1", "row-2", "row-3"])
    #expect(Set(attributes.filter { $0.name == "aria-labelledby" }.map(\.value)).isSubset(of: ids))
    #expect(attributes.filter { $0.tag == "ul" && $0.name == "aria-labelledby" }.count == 2)
    #expect(attributes.filter { $0.name == "tabindex" }.map(\.tag) == ["div", "div"])
  }

  @Test func `Rows without albums, and pages without rows, say so`() throws {
    let empty = Page(title: "T", facts: [], rows: [], emptyNote: "Nothing <yet>")
    #expect(try Markup(empty.html).texts == ["T", "T", "Nothing <yet>"])
    #expect(
      try Markup(SamplePage.page.html).texts.suffix(3) == [
        "Nothing In It", "0 albums", "No albums yet",
      ])
  }

  @Test func `The policy lets the page's own style through by its hash, and no script`() throws {
    let html = SamplePage.page.html
    let style = try #require(
      html.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
    let policy = try #require(
      try Markup(html).attributes.first { $0.value.hasPrefix("default-src") }?.value)
    #expect(policy.hasPrefix("default-src 'none'; img-src 'self' https: data:; style-src 'sha256-"))
    #expect(policy.contains(StyleSheet(text: style).hash))
    #expect(!policy.contains("unsafe") && !policy.contains("script"))
  }
}
