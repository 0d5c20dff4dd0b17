/// The options that stand before or after any command: the two that every tool has, and its own.
struct ToolOptions<Globals: Sendable>: Sendable {
  var wantsHelp = false
  var wantsVersion = false
  var globals: Globals

  static func arguments(
    _ globals: [Argument<Globals>]
  ) -> [Argument<ToolOptions>] {
    globals.map { $0.within(\.globals) } + [
      .flag("help", short: "h", \.wantsHelp, "Show help"),
      .flag("version", short: "V", \.wantsVersion, "Show the version"),
    ]
  }
}
