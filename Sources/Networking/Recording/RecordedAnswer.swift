import Foundation

/// An answer as a file that a person can read and write.
///
/// A 200 is its body alone, under its `RecordingName`. Any other answer is an HTTP message, in a
/// file whose name goes on with `.http`:
///
///     HTTP/1.1 429
///     retry-after: 30
///
///     the body, if there is one
enum RecordedAnswer: Hashable {
  case body(Data)
  case message(Data)

  init(_ response: HTTP.Response) {
    guard response.status != 200 else {
      self = .body(response.body)
      return
    }
    let lines =
      ["HTTP/1.1 \(response.status)"]
      + Self.headers.compactMap { name in response.headers[name].map { "\(name): \($0)" } }
    self = .message(Data((lines.joined(separator: "\n") + "\n\n").utf8) + response.body)
  }

  /// `nil` where a message does not begin as one.
  var response: HTTP.Response? {
    switch self {
    case .body(let body): HTTP.Response(body: body)
    case .message(let message): Self.parse(message)
    }
  }

  /// The headers that the tool reads: others are not worth a line.
  private static var headers: [String] { ["retry-after"] }

  private static func parse(_ message: Data) -> HTTP.Response? {
    let end =
      [Data("\n\n".utf8), Data("\r\n\r\n".utf8)].compactMap { message.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    let head = String(decoding: message[..<(end?.lowerBound ?? message.endIndex)], as: UTF8.self)
    let lines = head.split(whereSeparator: \.isNewline)
    let opening = lines.first?.split(separator: " ") ?? []
    guard opening.count > 1, opening[0].hasPrefix("HTTP/"), let status = Int(opening[1]) else {
      return nil
    }
    let headers = lines.dropFirst().compactMap { line -> (String, String)? in
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      return (pair[0].lowercased(), pair[1].trimmingCharacters(in: .whitespaces))
    }
    return HTTP.Response(
      status: status,
      headers: Dictionary(headers, uniquingKeysWith: { "\($0), \($1)" }),
      body: end.map { Data(message[$0.upperBound...]) } ?? Data())
  }
}
