/// Whether a stream gets colours, in the words of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// In this order: the option, `NO_COLOR`, `CLICOLOR_FORCE` and `FORCE_COLOR`, `CLICOLOR=0`, and at
  /// last whether the stream is a terminal that is not dumb (no-color.org, bixense.com/clicolors).
  package func hasColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool {
      environment[name].map { !$0.isEmpty } ?? false
    }
    func isForced(_ name: String) -> Bool {
      isSet(name) && environment[name] != "0"
    }
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") { return true }
    if environment["CLICOLOR"] == "0" { return false }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
