import LyricsKit
import TerminalUI

/// The words of one song or of a long list, written as they come; one bad song never stops the rest.
struct LyricsBatch {
  let sources: [LyricsSource]
  let form: LyricsForm
  let world: World

  private var tally = LyricsTally()
  private var known = 0
  private var hasMore = false
  private var isFirstShown = true
  private var saidLast: Failure?

  /// The files of this run: the same song twice is one file, and not in its own way.
  private var saved: [String: Song] = [:]
  private lazy var progress = ProgressLine(on: world.terminal, isWanted: known > 1)

  init(sources: [LyricsSource], form: LyricsForm, in world: World) {
    self.sources = sources
    self.form = form
    self.world = world
  }

  /// Takes the next songs of the list; `hasMore` where others may follow.
  mutating func take(_ songs: [Result<Song, Failure>], hasMore: Bool = false) async throws {
    known += songs.count
    self.hasMore = hasMore
    if known > 1, let destination = form.destination, case .file = destination.place {
      throw Failure.needsFolder
    }
    // A list may have no end, and so its memory has one.
    if saved.count > 10_000 { saved = [:] }
    let wanted = songs.map { $0.flatMap(prepare) }
    var waiting = wanted[...]
    let asked = wanted.compactMap { song in
      (try? song.get()).flatMap { $0.isThere ? nil : $0.song }
    }
    let isList = known > 1
    try await WaitLine.$isQuiet.withValue(isList) {
      tell(next: waiting)
      try await sources.reports(on: asked) { report in
        try pass(over: &waiting)
        waiting.removeFirst()
        progress.erase()
        try write(report)
        tell(next: waiting)
      }
    }
    try pass(over: &waiting)
    progress.erase()
  }

  /// Takes a song whose words are there already.
  mutating func take(_ report: LyricsReport) throws {
    known += 1
    var waiting = [prepare(report.song)][...]
    try pass(over: &waiting)
    if !waiting.isEmpty { try write(report) }
  }

  /// Tells a list's outcome, and gives back the worst exit code.
  mutating func end() throws -> ExitCode {
    if tally.total > 1 { try world.say(Text(tally.words)) }
    return tally.code
  }

  /// Looks for files that are in the way, before anyone is asked.
  private func prepare(_ song: Song) -> Result<(song: Song, isThere: Bool), Failure> {
    guard !form.replaces, let destination = form.destination,
      saved[destination.path(for: song)] != song, let obstacle = destination.obstacle(for: song)
    else { return .success((song, false)) }
    return obstacle.reason == .exists && form.skipsExisting
      ? .success((song, true)) : .failure(Failure(obstacle))
  }

  /// Songs that need no asking, up to the next one that does.
  private mutating func pass(
    over waiting: inout ArraySlice<Result<(song: Song, isThere: Bool), Failure>>
  ) throws {
    while let next = waiting.first {
      switch next {
      case .success((_, false)): return
      case .success((_, true)): tally.add(.skipped, .done)
      case .failure(let failure):
        try say(failure)
        tally.add(failure.outcome, failure.code)
      }
      waiting.removeFirst()
    }
  }

  private mutating func tell(next: ArraySlice<Result<(song: Song, isThere: Bool), Failure>>) {
    let name = next.lazy.compactMap { try? $0.get().song.title }.first
    let count = "\(min(tally.total + 1, known)) of \(known)\(hasMore ? "+" : "")"
    progress.show([count, name].compactMap(\.self).joined(separator: " "))
  }

  private mutating func write(_ report: LyricsReport) throws {
    var outcome = report.outcome
    var code = report.code
    do {
      try put(report)
      if form.namesRow { try world.sayChoice(of: report) }
    } catch let failure as Failure {
      // What the sources failed at says more than that there are no words.
      if report.status != .failed { try say(failure) }
      if report.status == .found || report.status == .cut { outcome = .untimed }
      code = code.worse(failure.code)
    } catch let error as FileError {
      if error.reason == .exists, form.skipsExisting {
        outcome = .skipped
      } else {
        try say(Failure(error))
        (outcome, code) = (.notSaved, code.worse(.fileTrouble))
      }
    }
    for note in report.notes { try say(note) }
    tally.add(outcome, code)
  }

  private mutating func put(_ report: LyricsReport) throws {
    if let destination = form.destination {
      let text = try report.document(as: destination.format, any: form.takesAny)
      let path = destination.path(for: report.song)
      guard saved[path] != report.song else { return }
      try destination.save(text, of: report.song, replacing: form.replaces)
      saved[path] = report.song
    } else if form.format == .text {
      try separate(by: "\n---\n\n")
      try world.show(report.text(width: world.terminal.width, stamps: form.showsTimes))
    } else {
      let text = try report.document(as: form.format, any: form.takesAny)
      if form.format != .json { try separate(by: "\n") }
      try world.write(text)
    }
  }

  private mutating func separate(by line: String) throws {
    if !isFirstShown { try world.write(line) }
    isFirstShown = false
  }

  /// A server that is down is told of once, not with every song.
  private mutating func say(_ failure: Failure) throws {
    progress.erase()
    if ![.done, .nothingFound].contains(failure.code) {
      guard failure != saidLast else { return }
      saidLast = failure
    }
    try world.say(failure)
  }
}
