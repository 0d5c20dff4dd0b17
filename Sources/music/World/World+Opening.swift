import ITunes
import TerminalUI

extension World {
  /// Opens a page of Apple's store; without a program for it the address is data, and a note says so.
  func open(page address: String) async throws {
    guard StoreLink(address) != nil || address.hasPrefix(Self.appScheme) else {
      throw Failure("'\(address.cut(to: 60))' is no page of Apple's store", .nonsense)
    }
    let isOpen: Bool
    do {
      isOpen = try await open.page(address)
    } catch {
      throw Failure(
        "the browser could not be started", advice: "check BROWSER, or use --print", .unavailable)
    }
    guard !isOpen else { return }
    try write(address + "\n")
    try say(Text("music: there is no program to open this address with; BROWSER can name one"))
  }

  /// In place of `https`, for Apple's own app.
  static let appScheme = "music:"
}
