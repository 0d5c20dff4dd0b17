import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The same bytes in every country: a script that works at home works anywhere.
  @Test(
    arguments: [
      ["search", "tom", "waits", "--format", "tsv"], ["search", "tom", "waits", "--format", "csv"],
      ["search", "tom", "waits", "--json"], ["search", "tom", "waits", "--format", "table"],
      ["lyrics", "285283236"], ["lyrics", "285283236", "--json"], ["help", "search"],
      ["serch"], ["search", "--limit", "1,5", "x"], ["search", "İstanbul", "naïve"],
      ["lyrics", "x\u{131}"], ["lyrics", "--kind"],
    ])
  func `no locale changes what is said`(words: [String]) async throws {
    let program = try Program()
    defer { program.cleanUp() }
    let all = words + ["--replay", Repository.responses.path]
    let plain = try await program.run(all)
    #expect(plain.code != nil)
    for locale in [["LANG": "C"], ["LANG": "tr_TR.UTF-8"], ["LC_ALL": "de_DE.UTF-8"]] {
      let ending = try await program.run(all, environment: locale)
      #expect(ending.code == plain.code, "\(locale)")
      #expect(ending.output == plain.output, "\(locale)")
      #expect(ending.errors == plain.errors, "\(locale)")
    }
  }
}
