import LyricsKit
import Synchronization
import TerminalUI
import Testing

@testable import music

/// Words that go by: the state alone, and the loop in a time of our own.
struct FollowTests {
  private let lyrics = Lyrics(lines: [
    .init("one", at: 1000), .init("two", at: 2000), .init("", at: 3000), .init("four", at: 4000),
  ])

  @Test(arguments: [(0, nil), (999, nil), (1000, 0), (1999, 0), (2000, 1), (90_000, 3)])
  func `the line that is sung is the last that began`(time: Int, line: Int?) {
    #expect(Follow(lyrics).current(at: time) == line)
  }

  @Test func `it may start in the middle`() {
    let follow = Follow(lyrics, from: 2500)
    #expect(follow.current(at: 0) == 1)
    #expect(follow.next(after: 0) == 500)
  }

  @Test func `a pause stops the music, and only that`() {
    var follow = Follow(lyrics)
    _ = follow.press(.character(" "), at: 1500)
    #expect(follow.isPaused)
    #expect(follow.place(at: 60_000) == 1500)
    #expect(follow.next(after: 60_000) == nil)
    _ = follow.press(.character(" "), at: 60_000)
    #expect(follow.place(at: 60_100) == 1600)
    #expect(follow.next(after: 60_100) == 60_500)
  }

  @Test(arguments: [(Key.right, 1000, 6000), (.left, 7000, 2000), (.left, 1000, 0)])
  func `arrows go five seconds, and never before the start`(key: Key, time: Int, place: Int) {
    var follow = Follow(lyrics)
    _ = follow.press(key, at: time)
    #expect(follow.place(at: time) == place)
    #expect(follow.place(at: time + 10) == place + 10)
  }

  @Test func `the words are shifted, and the music is not`() {
    var follow = Follow(lyrics)
    _ = follow.press(.character("+"), at: 0)
    #expect(follow.next(after: 0) == 1100)
    _ = follow.press(.character("-"), at: 0)
    _ = follow.press(.character("-"), at: 0)
    #expect(follow.next(after: 0) == 900)
    #expect(follow.place(at: 500) == 500)
  }

  @Test func `any order of keys that undo each other comes back to the same place`() {
    var follow = Follow(lyrics, from: 20_000)
    for key in [Key.left, .right, .character("+"), .character(" "), .character("-"), .other] {
      _ = follow.press(key, at: 700)
    }
    _ = follow.press(.character(" "), at: 700)
    #expect(follow.place(at: 1000) == Follow(lyrics, from: 20_000).place(at: 1000))
    #expect(follow.offset == 0)
  }

  @Test(arguments: [Key.character("q"), .escape, .interrupt, .end])
  func `some keys end it`(key: Key) {
    var follow = Follow(lyrics)
    let goesOn = follow.press(key, at: 0)
    #expect(!goesOn)
  }

  @Test(arguments: [(80, 24), (20, 5), (3, 2), (1, 1)], [0, 1000, 2500, 9000])
  func `a window is full, and never too full`(size: (Int, Int), time: Int) {
    let size = Terminal.Size(columns: size.0, rows: size.1)
    let screen = Follow(lyrics).screen(at: time, size: size)
    #expect(screen.lines.count == size.rows)
    #expect(screen.lines.allSatisfy { $0.width <= size.columns })
  }

  @Test func `what is sung is bright and in the middle, and the rest is dim`() {
    let screen = Follow(lyrics).screen(at: 2000, size: .init(columns: 80, rows: 8))
    #expect(screen.lines.map(\.plain).prefix(7) == ["", "", "one", "two", "♪", "four", ""])
    let bright = screen.lines.filter { $0.pieces.contains { $0.role == .strong } }
    #expect(bright.map(\.plain) == ["two"])
  }

  /// A time that passes only by waiting, with keys at certain times.
  private func stage(_ keys: [(at: Int, key: Key)] = []) -> (Stage, @Sendable () -> [Int]) {
    let state = Mutex((time: 0, keys: keys[...], waits: [Int](), isClosed: false))
    let stage = Stage(
      elapsed: { .milliseconds(state.withLock(\.time)) },
      key: { until in
        state.withLock { state in
          let until = Int(until / .milliseconds(1))
          if let next = state.keys.first, next.at <= until {
            state.keys.removeFirst()
            state.time = max(state.time, next.at)
            return next.key
          }
          state.time = max(state.time, until)
          state.waits.append(until)
          return nil
        }
      }, close: {})
    return (stage, { state.withLock(\.waits) })
  }

  @Test func `without a terminal each line comes in its time, from --at on`() async {
    let (stage, waits) = stage()
    var world = TestWorld()
    world.stage = stage
    let run = await world.run("lyrics", "285283141", "--follow", "--at", "0:24")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("I say it's later than I fear,\nShe says"))
    #expect(run.output.hasSuffix("packed its coats and gone.\n"))
    // From 0:24, and each from the start: no error of one wait gets into another.
    #expect(waits() == [5600, 13_200, 19_000])
  }

  @Test func `on a terminal keys are obeyed, until one ends it`() async {
    let (stage, _) = stage([(100, .right), (200, .right), (300, .character("q"))])
    var world = TestWorld.person(typing: "")
    world.stage = stage
    let run = await world.run("lyrics", "285283141", "--follow", "--at", "0:05")
    #expect(run.code == .done)
    #expect(run.output.contains("0:05  space"))
    #expect(run.output.contains("0:15  space"))
    #expect(run.output.contains("The lamps come on along the pier,"))
  }

  @Test func `words without times can't be followed`() async {
    let run = await TestWorld().run("lyrics", "285283236", "--follow")
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("have no times"))
  }
}
