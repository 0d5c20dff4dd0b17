import Foundation
import Testing

@testable import LyricsKit

struct StringMarkupTests {
  @Test(arguments: [
    ("one<br />\ntwo<br>three<BR/>\r\nfour</br>five", "one\ntwo\nthree\nfour\nfive"),
    ("one<br /><br />\n\ntwo", "one\n\n\ntwo"),
    ("<p><i class=\"a\">so</i> <b>it</b> <!-- no --> goes</p>", "so it  goes"),
    ("I <3 you, 1 < 2 > 0, <", "I <3 you, 1 < 2 > 0, <"), ("<b one<i> two", "<b one two"),
    ("<brave>new</brave>", "new"), ("a\r\nb\rc", "a\nb\nc"), (" \n\u{A0}words\t\n", "words"),
    ("&lt;b&gt; &amp;lt;b&amp;gt;", "<b> &lt;b&gt;"), ("one&lt;br /&gt;two", "one<br />two"),
    ("one&#10;two&nbsp;", "one\ntwo"),
    (
      "words<!-- Begin comScore Tag --><script>if (a < b) { c('>') }</script><!-- End comScore Tag -->\nmore",
      "words\nmore"
    ),
    ("words<!-- Begin comScore Tag --><script>if (a < b", "words"), ("", ""),
  ])
  func `Only words are left of wiki text`(wiki: String, words: String) {
    #expect(wiki.withoutMarkup == words)
  }

  @Test(arguments: [
    ("&quot;&amp;&apos;&lt;&gt;", "\"&'<>"),
    ("&eacute;&Eacute;&euro;&hearts;&Rho;&sigmaf;", "éÉ€♥Ρς"),
    ("&#39;&#039;&#0000039;&#x27;&#X0027;", "'''''"), ("&#127925;&#x1F3B5;", "🎵🎵"),
    ("&#146;&#x96;", "’–"), ("&#9;&#10;", "\t\n"), ("&&amp;&", "&&&"), ("&amp;amp;", "&amp;"),
  ])
  func `An entity is decoded once`(text: String, decoded: String) {
    #expect(text.entitiesDecoded == decoded)
  }

  @Test(arguments: [
    "&", "&;", "&#;", "&#x;", "&#xZZ;", "&#-1;", "&nosuch;", "&AMP;", "&amp", "&am p;", "&#0;",
    "&#27;", "&#127;", "&#129;", "&#55296;", "&#1114112;", "&#99999999999999999999;", "R&B; A&R",
  ])
  func `What is no entity stays text`(text: String) {
    #expect(text.entitiesDecoded == text)
  }

  @Test func `HTML 4 names 252 characters, and XHTML one more`() {
    #expect(HTMLEntity.named.count == 253)
    #expect(HTMLEntity.named["nbsp"] == "\u{A0}")
    #expect(HTMLEntity.named["yuml"] == "ÿ")
    #expect(HTMLEntity.named["diams"] == "♦")
  }

  @Test(arguments: ["<", "&", "<a", "&a", "<!--", "<br", "&#"])
  func `A hostile text takes time in proportion to its length`(part: String) {
    let text = String(repeating: part, count: 20_000)
    let time = ContinuousClock().measure { #expect(text.withoutMarkup == text) }
    #expect(time < .seconds(5))
  }
}
