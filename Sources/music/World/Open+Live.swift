import Foundation

extension Open {
  /// Starts `$BROWSER`, split at blanks, or else what the system has for it.
  ///
  /// Never through a shell: the address is one argument.
  static func live(environment: [String: String]) -> Open {
    Open { address in
      let own = environment["BROWSER"].map { $0.split(separator: " ").map(String.init) } ?? []
      let candidates = own.isEmpty ? [["open"], ["xdg-open"]] : [own]
      for words in candidates {
        guard let program = path(of: words[0], environment: environment) else { continue }
        let process = Process()
        process.executableURL = program
        process.arguments = words.dropFirst() + [address]
        try process.run()
        process.waitUntilExit()
        return true
      }
      return false
    }
  }

  /// As a shell finds a program, but never in the current folder.
  private static func path(of program: String, environment: [String: String]) -> URL? {
    let folders =
      program.contains("/")
      ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
    return folders.lazy.map { $0 + program }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(filePath: $0) }
  }
}
