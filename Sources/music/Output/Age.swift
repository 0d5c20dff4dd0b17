/// How long ago something was, in the largest unit that fits.
struct Age: Hashable, Sendable {
  let seconds: Int

  var inWords: String {
    let units = [(86400, "day"), (3600, "hour"), (60, "minute")]
    for (length, name) in units where seconds >= length {
      let count = seconds / length
      return count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
