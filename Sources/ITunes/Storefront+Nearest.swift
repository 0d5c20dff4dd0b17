import Foundation

extension Storefront {
  /// Up to three stores that someone may mean who typed what is no store, the likeliest first.
  ///
  /// In turn: words that people use for a country ("uk", or its language), the code with its letters
  /// swapped, English names that hold a word that begins so, codes with one other letter. Two letters
  /// are taken for a code first, because a code is what was asked for.
  package static func nearest(to typed: String) -> [Storefront] {
    let typed = typed.countryFolded
    guard !typed.isEmpty else { return [] }
    let exact = [Storefront(typed)].compactMap { $0 }
    let aliases = (aliases[typed] ?? "").split(separator: " ").compactMap { Storefront(String($0)) }
    let swapped =
      typed.count == 2 ? [Storefront(String(typed.reversed()))].compactMap { $0 } : []
    var seen: Set<Storefront> = []
    return Array(
      (exact + aliases + swapped + named(typed) + neighbours(of: typed))
        .filter { seen.insert($0).inserted }.prefix(3))
  }

  /// The whole name, then names that begin so, then those in which another word does.
  private static func named(_ typed: String) -> [Storefront] {
    guard typed.count > 1 else { return [] }
    let names = all.map { (store: $0, name: $0.name.countryFolded) }
      .sorted { ($0.name, $0.store.code) < ($1.name, $1.store.code) }
    let tests: [(String) -> Bool] = [
      { $0 == typed }, { $0.hasPrefix(typed) }, { " \($0)".contains(" \(typed)") },
    ]
    return tests.flatMap { test in names.filter { test($0.name) }.map(\.store) }
  }

  /// Codes with the same first letter, then those with the same second.
  private static func neighbours(of typed: String) -> [Storefront] {
    guard typed.count == 2 else { return [] }
    let codes = all.sorted { $0.code < $1.code }
    return codes.filter { $0.code.lowercased().first == typed.first }
      + codes.filter { $0.code.lowercased().last == typed.last }
  }

  /// Only what neither a name nor a swap gives: other names, languages, places without a store of
  /// their own, and the three letters that Apple's answers have for a country.
  private static let aliases = [
    "uk": "GB", "gbr": "GB", "england": "GB", "britain": "GB", "great britain": "GB",
    "scotland": "GB", "wales": "GB", "northern ireland": "GB",
    "en": "GB US", "usa": "US", "america": "US", "pr": "US", "puerto rico": "US",
    "ja": "JP", "jap": "JP", "jpn": "JP", "ko": "KR", "kor": "KR", "zh": "CN TW HK", "chn": "CN",
    "da": "DK", "dnk": "DK", "cs": "CZ", "czech republic": "CZ", "el": "GR", "he": "IL",
    "deu": "DE", "ger": "DE", "aut": "AT", "sui": "CH", "che": "CH", "va": "IT", "vatican": "IT",
    "holland": "NL", "esp": "ES", "uae": "AE", "turkey": "TR", "ivory coast": "CI",
    "burma": "MM", "swaziland": "SZ", "macau": "MO",
  ]
}

extension String {
  /// In lower case without accents, as people type the name of a country.
  fileprivate var countryFolded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
  }
}
