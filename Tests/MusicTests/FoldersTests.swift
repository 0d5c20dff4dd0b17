import Testing

@testable import music

struct FoldersTests {
  @Test(arguments: [[:], ["XDG_CACHE_HOME": ""], ["XDG_CACHE_HOME": "relative/path"]])
  func `what is unset, empty or relative counts for nothing`(environment: [String: String]) {
    let folders = Folders(environment: environment.merging(["HOME": "/home/me"]) { own, _ in own })
    #if canImport(Darwin)
      #expect(folders.cache == "/home/me/Library/Caches/music")
    #else
      #expect(folders.cache == "/home/me/.cache/music")
    #endif
    #expect(folders.state == "/home/me/.local/state/music")
  }

  @Test func `XDG's variables are followed`() {
    let folders = Folders(environment: ["XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "/s"])
    #expect(folders.cache == "/c/music")
    #expect(folders.state == "/s/music")
  }
}
