import Testing

extension Ending {
  /// Holds a process that a server failed to all that is promised of it; `seconds` is its deadline.
  func expectFailure(
    _ code: Int32, about host: String, within seconds: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.code == code, "\(errors)", sourceLocation: sourceLocation)
    #expect(troubles(about: host).isEmpty, "\(errors)", sourceLocation: sourceLocation)
    // A second to start and to end in, and another for the tests that run beside this one.
    #expect(time < .seconds(seconds + 2), sourceLocation: sourceLocation)
    #expect(peakMemory <= 100 << 20, sourceLocation: sourceLocation)
  }
}
