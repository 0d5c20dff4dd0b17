import Testing

@testable import ITunes

struct StorefrontTests {
  @Test(arguments: ["us", "US", "Jp", "XK"])
  func `a store is known in either case`(code: String) {
    #expect(Storefront(code)?.code == code.uppercased())
  }

  @Test(arguments: ["", "PR", "VA", "ZZ", "USA", "u", "uſ", "ｕｓ"])
  func `a country without a store is none`(code: String) {
    #expect(Storefront(code) == nil)
  }

  @Test func `there are 169 stores, each with a name`() {
    #expect(Storefront.all.count == 169)
    #expect(Storefront.us.name == "United States")
    #expect(Storefront.all.allSatisfy { $0.name.count > 2 })
  }
}
