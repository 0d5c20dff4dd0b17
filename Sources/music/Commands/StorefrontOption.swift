import Arguments
import ITunes
import TerminalUI

/// `--country`, shared by all commands that ask the catalog.
enum StorefrontOption {
  static func argument<Owner>(
    _ slot: any WritableKeyPath<Owner, Storefront?> & Sendable
  ) -> Argument<Owner> {
    .option(
      "country", "CC", slot, "Whose store to ask: two letters, else MUSIC_COUNTRY, else US",
      suggesting: Storefront.all.map(\.code)
    ) { Storefront($0) }.suggesting { Storefront.nearest(to: $0).map(\.code) }
  }

  /// What was typed, else what the environment says, else the United States.
  static func storefront(_ typed: Storefront?, in world: World) throws(Failure) -> Storefront {
    if let typed { return typed }
    guard let code = world.environment["MUSIC_COUNTRY"], !code.isEmpty else { return .us }
    guard let storefront = Storefront(code) else {
      throw Failure(
        "MUSIC_COUNTRY is '\(code.cut(to: 20))', and Apple has no store there",
        advice: [
          Failure.didYouMean(Storefront.nearest(to: code).map(\.code)),
          "see 'music help countries'",
        ].compactMap(\.self).joined(separator: " "), .misuse)
    }
    return storefront
  }
}
