import Foundation

/// A country in which Apple sells music.
package struct Storefront: Hashable, Sendable {
  /// ISO 3166 alpha-2, upper case.
  package let code: String

  package static let us = Storefront(known: "US")

  /// `nil` for what is no store: Apple answers 400 for a country without one, such as `PR`.
  package init?(_ code: String) {
    // ASCII first: in Unicode, `uſ` in upper case is `US` as well.
    guard code.allSatisfy(\.isASCII), Self.codes.contains(code.uppercased()) else { return nil }
    self.code = code.uppercased()
  }

  private init(known code: String) {
    self.code = code
  }

  package static var all: [Storefront] {
    codes.map(Storefront.init(known:))
  }

  /// In English, in every locale.
  package var name: String {
    Locale(identifier: "en_US").localizedString(forRegionCode: code) ?? code
  }

  private static let codes = """
    AE AG AI AM AO AR AT AU AZ BA BB BE BF BG BH BJ BM BN BO BR BS BT BW BY BZ CA CD CG CH CI CL CM
    CN CO CR CV CY CZ DE DK DM DO DZ EC EE EG ES FI FJ FM FR GA GB GD GE GH GM GR GT GW GY HK HN HR
    HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KN KR KW KY KZ LA LB LC LK LR LT LU LV LY MA MD ME MG
    MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PL PT PY QA RO
    RS RU RW SA SB SC SE SG SI SK SL SN SR SV SZ TC TD TH TJ TM TN TO TR TT TW TZ UA UG US UY UZ VC
    VE VG VN VU XK YE ZA ZM ZW
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
