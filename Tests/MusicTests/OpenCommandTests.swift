import Networking
import Testing
import TestSupport

@testable import music

struct OpenCommandTests {
  private let world = TestWorld()

  @Test(
    arguments: [
      ("285283129", "https://music.apple.com/us/album/closing-time/285283129?uo=4"),
      ("285283141", "https://music.apple.com/us/album/closing-time/285283129?i=285283141&uo=4"),
      ("83964", "https://music.apple.com/us/artist/tom-waits/83964?uo=4"),
    ])
  func `an id is opened by its page`(id: String, page: String) async {
    let run = await world.run("open", id)
    #expect(run.code == .done)
    #expect(run.opened == [page])
    #expect(run.output == "")
    #expect((await world.run("open", id, "--print")).output == page + "\n")
  }

  @Test func `a link is opened as it is, and nobody is asked`() async {
    let link = "https://music.apple.com/jp/album/x/5?i=6"
    let run = await world.run("open", link)
    #expect(run.opened == [link])
    #expect(run.asked == [])
  }

  @Test func `--print opens nothing`() async {
    #expect((await world.run("open", "83964", "--print")).opened == [])
  }

  @Test func `--app is the same page for Apple's app`() async {
    let run = await world.run("open", "https://music.apple.com/us/album/x/5", "--app")
    #expect(run.opened == ["music://music.apple.com/us/album/x/5"])
  }

  @Test func `without a browser the address is data, and a note says so`() async {
    var world = TestWorld()
    world.hasBrowser = false
    let run = await world.run("open", "https://music.apple.com/us/album/x/5")
    #expect(run.code == .done)
    #expect(run.output == "https://music.apple.com/us/album/x/5\n")
    #expect(run.errors.contains("BROWSER"))
  }

  @Test(
    arguments: [
      "https://example.com/us/album/1", "file:///etc/passwd", "javascript:alert(1)", "closing time",
      "https://music.apple.com.evil.example/us/album/x/1", "-rf",
    ])
  func `nothing but Apple's store is opened`(address: String) async {
    let run = await world.run("open", "--", address)
    #expect(run.code == .misuse)
    #expect(run.opened == [])
    #expect(run.asked == [])
  }

  @Test func `a hostile page of an answer is not opened`() async {
    var world = TestWorld()
    world.http = HTTP { _ in
      HTTP.Response(
        """
        {"results":[{"wrapperType":"collection","collectionId":1,
        "collectionViewUrl":"file:///etc/passwd"}]}
        """)
    }
    #expect((await world.run("open", "1")).opened == ["https://music.apple.com/us/album/1"])
  }

  @Test func `an unknown id is nothing found`() async {
    var world = TestWorld()
    world.http = HTTP { _ in HTTP.Response(#"{"results":[]}"#) }
    let run = await world.run("open", "5")
    #expect(run.code == .nothingFound)
    #expect(run.opened == [])
  }
}
