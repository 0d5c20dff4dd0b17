import Foundation

extension URL {
  /// An http or https address with a server in it.
  var isWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }

  /// Where a `Location` header leads from here; `nil` where it must not be followed: to another
  /// scheme, or from https down to http.
  ///
  /// Reads the raw header: the request `URLSession` proposes for `file:///etc/passwd` already reads
  /// as a path of the same server.
  func redirected(to location: String) -> URL? {
    guard let target = URL(string: location, relativeTo: self)?.absoluteURL, target.isWeb,
      target.scheme?.lowercased() == "https" || scheme?.lowercased() == "http"
    else { return nil }
    return target
  }
}
