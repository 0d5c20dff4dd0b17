// swift-tools-version: 6.2

import PackageDescription

/// One language for all targets: Swift 6, explicit existentials, imports that do not leak.
///
/// Warnings are errors only where `MUSIC_STRICT` is set, so that a newer compiler's warnings never
/// break a user's build.
var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
if Context.environment["MUSIC_STRICT"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

let package = Package(
  name: "music",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "music", targets: ["music"])],
  targets: [
    .target(name: "Arguments", swiftSettings: settings),
    .target(name: "LooseJSON", swiftSettings: settings),
    .target(name: "Networking", dependencies: ["LooseJSON"], swiftSettings: settings),
    .target(name: "ITunes", dependencies: ["LooseJSON", "Networking"], swiftSettings: settings),
    .target(name: "LyricsKit", dependencies: ["LooseJSON", "Networking"], swiftSettings: settings),
    .target(name: "Playlists", swiftSettings: settings),
    .target(name: "CoverPage", swiftSettings: settings),
    .target(name: "TerminalUI", swiftSettings: settings),
    .executableTarget(
      name: "music",
      dependencies: [
        "Arguments", "CoverPage", "ITunes", "LooseJSON", "LyricsKit", "Networking", "Playlists",
        "TerminalUI",
      ],
      swiftSettings: settings
    ),

    .target(
      name: "TestSupport",
      dependencies: ["Networking"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: settings),
    .testTarget(
      name: "LooseJSONTests", dependencies: ["LooseJSON", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "NetworkingTests", dependencies: ["Networking", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ITunesTests", dependencies: ["ITunes", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LyricsKitTests", dependencies: ["LyricsKit", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PlaylistsTests", dependencies: ["Playlists", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "CoverPageTests", dependencies: ["CoverPage", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI"], swiftSettings: settings),
    .testTarget(
      name: "MusicTests", dependencies: ["ITunes", "LyricsKit", "music", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "EndToEndTests", dependencies: ["music", "TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
