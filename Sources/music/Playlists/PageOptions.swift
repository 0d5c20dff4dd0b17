import Arguments

/// How a page of covers is written: shared by all commands that can write one.
struct PageOptions: Sendable {
  /// `-` for standard output; `nil`: no page is wanted.
  var file: String?
  var embeds = false
  var overwrites = false

  static func arguments<Owner>(
    _ slot: any WritableKeyPath<Owner, PageOptions> & Sendable
  ) -> [Argument<Owner>] {
    let arguments: [Argument<PageOptions>] = [
      .option("page", "FILE", \.file, "Write a web page of covers; - is standard output"),
      .flag("embed", \.embeds, "Put the covers into the page itself"),
      .flag("force", \.overwrites, "Write the page over a file that is there"),
    ]
    return arguments.map { $0.within(slot) }
  }

  func validate(_ output: OutputOptions) throws(ArgumentError) {
    guard file == nil else {
      if output.format != nil { throw .conflict("--page", "--format") }
      return
    }
    if embeds { throw .requires("--embed", "--page") }
    if overwrites { throw .requires("--force", "--page") }
  }
}
