/// The file that holds the recorded answer to an address: the server and the path are its folders,
/// the query, sorted by name, is its own name.
///
///     https://itunes.apple.com/search?term=tom+waits&country=us
///     itunes.apple.com/search/country=us&term=tom+waits.json
///
/// An address that must be changed, to be safe or short, gets a hash of itself at the end of the
/// name. So a file means one address, apart from the order of the query and an ending `.json`;
/// where a file system ignores case, addresses that differ only by case share a file too.
struct RecordingName: Hashable {
  /// Relative to the folder of recordings; ASCII, and no part of it longer than 200 bytes.
  let file: String

  /// The file of an answer that is not a plain 200.
  var messageFile: String { file + ".http" }

  init(_ address: String) {
    let (scheme, rest) = address.halves(at: "://")
    let (location, query) = (rest ?? address).halves(at: "?")
    let server = location.prefix { $0 != "/" }
    let path = location[server.endIndex...]
    var folders = path.split(separator: "/").map(String.init)
    // What is lost here is lost for good: an empty part of a path, a part of a query that is no
    // pair, and the `=` that only the name of a query has.
    var isRegular = rest != nil && (path.isEmpty || path == "/" + folders.joined(separator: "/"))

    var name: String
    var ending = "json"
    if let query {
      let pairs = query.split(separator: "&", omittingEmptySubsequences: false)
      name = pairs.sorted { $0.firstWord < $1.firstWord }.joined(separator: "&")
      isRegular = isRegular && pairs.allSatisfy { $0.contains("=") }
    } else {
      name = folders.popLast() ?? ""
      isRegular = isRegular && !name.contains("=")
      if let own = name.ending {
        name.removeLast(own.count + 1)
        ending = own
      }
    }
    isRegular = isRegular && !server.contains("_")
    folders.insert(Self.folder(server: server.lowercased(), scheme: scheme), at: 0)

    let safeFolders = folders.map { $0.safeFolder }
    var file = name.safe
    if !isRegular || safeFolders != folders || file != name { file += "~" + address.fingerprint }
    self.file = safeFolders.joined(separator: "/") + "/" + file + "." + ending
  }

  /// With the port, unless it is the one of https; the port tells the scheme.
  private static func folder(server: String, scheme: String) -> String {
    let (name, port) = server.halves(at: ":")
    if let port { return "\(name)_\(port)" }
    return scheme.lowercased() == "https" ? name : "\(name)_80"
  }
}

extension Substring {
  /// The name of a part of a query.
  fileprivate var firstWord: Substring { prefix { $0 != "=" } }
}

extension String {
  /// `nil` where the mark does not occur.
  fileprivate func halves(at mark: String) -> (String, String?) {
    guard let range = firstRange(of: mark) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }

  /// What comes after the last dot, where it says what a file holds.
  fileprivate var ending: String? {
    ["json", "jpg", "jpeg", "png", "xml", "html", "txt"].first { hasSuffix("." + $0) }
  }

  /// As part of a file's name: not hidden by a dot, and with room for the hash and the endings.
  fileprivate var safe: String {
    let kept = prefix(170).map { character -> Character in
      let isPlain = character.isLetter || character.isNumber || "-._+%=&,".contains(character)
      return character.isASCII && isPlain ? character : "_"
    }
    return kept.first == "." || kept.isEmpty ? "_" + String(kept.dropFirst()) : String(kept)
  }

  /// As a folder, which must never have the name of a file.
  fileprivate var safeFolder: String {
    let lower = safe.lowercased()
    return lower.ending != nil || lower.hasSuffix(".http") ? safe + "_" : safe
  }

  /// FNV-1a, 64 bits: the same in every run, unlike `Hasher`.
  fileprivate var fingerprint: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
