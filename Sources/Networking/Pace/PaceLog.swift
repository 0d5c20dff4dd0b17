import Foundation

/// When one server was asked of late, and until when it wants no more; in seconds since 1970.
///
/// A plain value: `PaceBook` shares it between processes.
struct PaceLog: Hashable, Sendable {
  /// Whether a request may be sent, and if not, in how many seconds it may.
  enum Turn: Hashable {
    case now
    case afterOthers(Double)
    case afterRefusal(Double)
  }

  /// How long a server is left alone at most, in seconds, whatever it wishes.
  static let longestRefusal = 600.0

  private(set) var sent: [Double] = []
  private(set) var refusedAt: Double?
  private(set) var refusedUntil: Double?

  /// Takes a turn, which counts as sent at this moment, or says when to come back.
  mutating func takeTurn(at date: Date, pace: Pace?) -> Turn {
    let now = date.timeIntervalSince1970
    settle(at: now, pace: pace)
    if let refusedUntil { return .afterRefusal(max(refusedUntil - now, Self.shortestWait)) }
    guard let pace else { return .now }
    if sent.count >= pace.requests {
      let oldest = sent[sent.count - pace.requests]
      return .afterOthers(max(oldest + pace.seconds - now, Self.shortestWait))
    }
    sent.append(now)
    return .now
  }

  /// Remembers that the server wants to be left alone for some seconds; gives back for how many it is.
  mutating func refuse(for seconds: Double, at date: Date, pace: Pace?) -> Double {
    let now = date.timeIntervalSince1970
    settle(at: now, pace: pace)
    let end = max(refusedUntil ?? now, now + min(max(seconds, 1), Self.longestRefusal))
    (refusedAt, refusedUntil) = (now, end)
    return end - now
  }

  /// With what another log knows; a request that both know counts once.
  func merged(with other: PaceLog) -> PaceLog {
    var merged = (other.refusedUntil ?? 0) > (refusedUntil ?? 0) ? other : self
    var unknown = other.sent
    for time in sent {
      if let index = unknown.firstIndex(of: time) { unknown.remove(at: index) }
    }
    merged.sent = (sent + unknown).sorted()
    return merged
  }

  /// Forgets what is over, and moves what lies in the future to now: the clock was set back, or the
  /// file holds garbage, and neither may make anyone wait longer than a fresh entry would.
  private mutating func settle(at now: Double, pace: Pace?) {
    let window = pace?.seconds ?? 0
    sent = sent.map { min($0, now) }.filter { now - $0 < window }.sorted()
    guard let began = refusedAt, let end = refusedUntil else { return }
    let (start, length) = (min(began, now), end - began)
    let isReal = length <= Self.longestRefusal + 1 && now < start + length
    (refusedAt, refusedUntil) = isReal ? (start, start + length) : (nil, nil)
  }

  /// So that no rounding makes a wait of nothing.
  private static let shortestWait = 0.001
}

extension PaceLog {
  private static let title = "music-pace 1"
  private static let end = "end"

  /// Reads what makes sense and leaves out the rest.
  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first.map(String.init) == Self.title else { return }
    for line in lines.prefix(while: { $0 != Self.end }) {
      let words = line.split(separator: " ")
      let times = words.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
      switch (words.first, times.count) {
      case ("sent", 1): sent.append(times[0])
      case ("refused", 2): (refusedAt, refusedUntil) = (times[0], times[1])
      default: continue
      }
    }
  }

  /// A line for each fact.
  ///
  /// The last line tells the end from what is left of an older, longer text.
  var text: String {
    var lines = [Self.title] + sent.map { "sent \($0)" }
    if let refusedAt, let refusedUntil { lines.append("refused \(refusedAt) \(refusedUntil)") }
    return (lines + [Self.end, ""]).joined(separator: "\n")
  }
}
