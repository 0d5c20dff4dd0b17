import Testing

@testable import ITunes

struct StorefrontNearestTests {
  @Test(
    arguments: [
      ("uk", "GB"), ("UK", "GB"), ("England", "GB"), ("usa", "US"), ("germany", "DE"),
      ("Germ", "DE"), ("SU", "US"), ("united states", "US"), ("japan", "JP"), ("jpn", "JP"),
      ("cote d'ivoire", "CI"), ("Türkiye", "TR"), ("turkey", "TR"), ("pr", "US"), ("sp", "ES"),
      ("  sweden ", "SE"), ("korea", "KR"), ("Holland", "NL"), ("us", "US"), ("Niger", "NE"),
      ("united k", "GB"), ("united-kingdom", "GB"),
    ])
  func `what is typed leads to the store that is meant`(typed: String, code: String) {
    #expect(Storefront.nearest(to: typed).first?.code == code)
  }

  @Test(
    arguments: [
      ("en", ["GB", "US"]), ("zh", ["CN", "TW", "HK"]), ("united", ["AE", "GB", "US"]),
      ("gz", ["GA", "GB", "GD"]), ("republic", ["DO"]), ("qq", ["QA"]),
    ])
  func `several stores come in one order`(typed: String, codes: [String]) {
    #expect(Array(Storefront.nearest(to: typed).map(\.code).prefix(codes.count)) == codes)
  }

  @Test(arguments: ["", " ", "x1y2", "atlantis", "??", "🇩🇪"])
  func `what is like no country leads nowhere`(typed: String) {
    #expect(Storefront.nearest(to: typed).isEmpty)
  }

  @Test func `there are never more than three, none of them twice`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for first in letters {
      for second in "aesu" {
        let stores = Storefront.nearest(to: "\(first)\(second)")
        #expect(stores.count <= 3)
        #expect(Set(stores).count == stores.count)
      }
    }
  }
}
