import LyricsKit
import TerminalUI

/// Words that go by with the music: where they are, and what a key does to that.
struct Follow: Hashable, Sendable {
  /// The lines that have a time, in the order of their times.
  let lines: [Lyrics.Line]

  private(set) var isPaused = false

  /// By how much the words come later than their times say; in milliseconds, as all numbers here.
  private(set) var offset = 0

  /// Where the music was at `anchor`, counted from when the watching began: a place is always told
  /// from there, so that no wait adds to the error of another.
  private var place: Int
  private var anchor = 0

  init(_ lyrics: Lyrics, from place: Int = 0) {
    lines = lyrics.lines.filter { $0.milliseconds != nil }
    self.place = max(0, place)
  }

  /// Where the music is.
  func place(at time: Int) -> Int {
    isPaused ? place : place + time - anchor
  }

  /// The line that is sung; `nil` before the first.
  func current(at time: Int) -> Int? {
    let place = place(at: time)
    return lines.lastIndex { start(of: $0) <= place }
  }

  /// When the next line begins, on the same clock; `nil` where none will.
  func next(after time: Int) -> Int? {
    guard !isPaused, let next = lines.dropFirst((current(at: time) ?? -1) + 1).first else {
      return nil
    }
    return start(of: next) - place + anchor
  }

  /// Gives back whether the person goes on watching.
  mutating func press(_ key: Key, at time: Int) -> Bool {
    let place = place(at: time)
    switch key {
    case .character(" "):
      move(to: place, at: time)
      isPaused.toggle()
    case .left: move(to: max(0, place - 5000), at: time)
    case .right: move(to: place + 5000, at: time)
    case .character("+"), .character("="): offset += 100
    case .character("-"): offset -= 100
    case .character("q"), .character("Q"), .escape, .interrupt, .end: return false
    case .character, .up, .down, .other: break
    }
    return true
  }

  private mutating func move(to place: Int, at time: Int) {
    self.place = place
    anchor = time
  }

  private func start(of line: Lyrics.Line) -> Int {
    (line.milliseconds ?? 0) + offset
  }
}
