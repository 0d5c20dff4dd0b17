import Synchronization
import Testing

@testable import TerminalUI

struct OutputStreamDrawingTests {
  @Test func `a picture wipes what was there, and never scrolls`() throws {
    let written = Mutex("")
    let stream = OutputStream(isTerminal: true) { text in written.withLock { $0 += text } }
    try stream.draw(Text([Line("one"), Line("two"), Line("three")]), rows: 2)
    #expect(written.withLock(\.self) == "\u{1B}[Hone\u{1B}[K\r\ntwo\u{1B}[K\u{1B}[J")
  }
}
