import Foundation
import Testing
import TestSupport

@testable import Networking

/// The count itself, as a value.
struct PaceLogTests {
  static let pace = Pace(requests: 19, seconds: 61)

  @Test(arguments: 1...10)
  func `At no time were more than 19 sent in 61 seconds, over many logs on paper`(_ seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var now = 1_700_000_000.0
    var paper = ""
    var sent: [Double] = []
    for _ in 0..<400 {
      now +=
        Double.random(in: 0..<1, using: &dice) < 0.7
        ? Double.random(in: 0..<0.5, using: &dice) : Double.random(in: 0..<30, using: &dice)
      // Another process each time: it knows what is on paper, and nothing else.
      var log = PaceLog(paper)
      switch log.takeTurn(at: Date(timeIntervalSince1970: now), pace: Self.pace) {
      case .now: sent.append(now)
      case .afterOthers(let seconds):
        #expect(seconds > 0 && seconds <= 61)
        if Bool.random(using: &dice) { now += seconds }
      case .afterRefusal: Issue.record("nobody refused")
      }
      paper = log.text
    }
    #expect(sent.count > 19)
    for (first, twentieth) in zip(sent, sent.dropFirst(19)) {
      #expect(twentieth - first >= 61 - 1e-6)
    }
  }

  @Test func `A wait that was told is enough`() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    var log = PaceLog()
    for number in 0..<19 {
      #expect(log.takeTurn(at: start.addingTimeInterval(Double(number)), pace: Self.pace) == .now)
    }
    let turn = log.takeTurn(at: start.addingTimeInterval(20), pace: Self.pace)
    guard case .afterOthers(let seconds) = turn else {
      Issue.record("no wait, but \(turn)")
      return
    }
    let then = start.addingTimeInterval(20 + seconds)
    #expect(log.takeTurn(at: then, pace: Self.pace) == .now)
  }

  @Test func `What is written is read again`() {
    var log = PaceLog()
    let date = Date(timeIntervalSince1970: 1_700_000_000.123_456)
    for _ in 0..<5 { _ = log.takeTurn(at: date, pace: Self.pace) }
    _ = log.refuse(for: 60, at: date, pace: Self.pace)
    #expect(PaceLog(log.text) == log)
    #expect(PaceLog(log.text + "sent 1700000001\n") == log)
  }

  @Test func `Logs are merged without counting a request twice or losing one`() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    var shared = PaceLog()
    _ = shared.takeTurn(at: date, pace: Self.pace)
    var (one, other) = (shared, shared)
    _ = one.takeTurn(at: date, pace: Self.pace)
    _ = other.takeTurn(at: date.addingTimeInterval(1), pace: Self.pace)
    _ = other.refuse(for: 9, at: date.addingTimeInterval(1), pace: Self.pace)
    let merged = one.merged(with: other)
    #expect(merged.sent.count == 3)
    #expect(merged == other.merged(with: one))
    #expect(merged.refusedUntil == 1_700_000_010)
  }
}
