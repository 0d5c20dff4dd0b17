import ITunes
import LyricsKit
import Networking
import TerminalUI

/// What servers do, or fail to do.
extension Failure {
  private static let tryAgain = "try again in a while"

  init(_ error: HTTPError) {
    let host = error.host
    self =
      switch error.reason {
      case .notAnAddress:
        Failure(
          "\(host.cut(to: 60)) is no address that can be asked",
          advice: "it must look like https://music.example.org", .misuse)
      case .noSuchHost:
        Failure(
          "there is no server called \(host)", advice: "check that this machine is online",
          .unavailable)
      case .refused:
        Failure("\(host) takes no connections", advice: Self.tryAgain, .unavailable)
      case .timedOut(let limit):
        Failure(
          "\(host) gave no whole answer within \(limit.inWords)",
          advice: "try again, or give it longer with --timeout", .unavailable)
      case .lost:
        Failure("the connection to \(host) broke", advice: Self.tryAgain, .unavailable)
      case .untrustedCertificate:
        Failure(
          "\(host) has a certificate that this machine does not trust",
          advice: "something may be reading along: check the network, and the machine's clock",
          .unavailable)
      case .proxyRefused(nil):
        Failure(
          "the proxy on the way to \(host) can't be used",
          advice: "check https_proxy, http_proxy and no_proxy", .unavailable)
      case .proxyRefused(let status?):
        Failure(
          "the proxy refused to reach \(host) (it said \(status))",
          advice: "check https_proxy, http_proxy and no_proxy", .unavailable)
      case .badRedirect(let target):
        Failure(
          "\(host) sent us on to \(target.cut(to: 60)), where music does not follow",
          advice: "check the network: a login page may be in between", .unavailable)
      case .tooLarge(let limit):
        Failure(
          "\(host) sent more than \(limit / 1_048_576) MiB, which is no answer",
          advice: Self.tryAgain, .nonsense)
      case .tooManyRequests(let seconds):
        Failure(
          "\(host) wants fewer requests",
          advice: "try again in \(seconds.map { Duration.seconds($0).inWords } ?? "a minute")",
          .tryLater)
      case .status(let status) where status >= 500:
        Failure("\(host) is down (it said \(status))", advice: Self.tryAgain, .unavailable)
      case .status(let status):
        Failure(
          "\(host) does not know what to do with this question (it said \(status))",
          advice: "check the network: something may stand between you and the server", .nonsense)
      case .empty:
        Failure("\(host) sent an empty answer", advice: Self.tryAgain, .nonsense)
      case .webPage:
        Failure(
          "\(host) sent a web page in place of data",
          advice: "check the network: a login page may be in between", .nonsense)
      case .nonsense(let offset):
        Failure(
          "the answer of \(host) makes no sense" + (offset.map { ", from byte \($0) on" } ?? ""),
          advice: Self.tryAgain, .nonsense)
      case .notRecorded(let file):
        Failure(
          "there is no recorded answer \(file)",
          advice: "record it with --record, or ask without --replay", .unavailable)
      case .notCached:
        Failure(
          "no answer of \(host) is kept for this question", advice: "ask again without --offline",
          .unavailable)
      case .other:
        Failure(
          "\(host) could not be reached", advice: "check the network, or try again in a while",
          .unavailable)
      }
  }

  init(_ error: CatalogError) {
    let parts = error.parts.map { part in
      switch part {
      case .country: "--country"
      case .kind: "--kind"
      case .field: "--by"
      case .words: "the words"
      case .id: "the id"
      case .limit: "--limit"
      case .other(let name): name
      }
    }
    let what = parts.isEmpty ? "the question" : parts.joined(separator: " and ")
    self.init(
      "Apple's catalog refuses \(what)", advice: "see 'music help search' for what it takes",
      .misuse)
  }

  init(_ error: LyricsError) {
    switch error {
    case .notice(let host):
      self.init(
        "\(host) sent a notice about its service in place of words",
        advice: "ask another source with --from", .nonsense)
    }
  }

  init(_ error: RecordingError) {
    let (message, advice) =
      switch error.reason {
      case .unreadable: ("\(error.file) can't be read", "check who may read it")
      case .unwritable: ("\(error.file) can't be written", "check the folder of --record")
      case .noSpace:
        ("\(error.file) can't be written: the disk is full", "make room, or record elsewhere")
      case .notAnAnswer:
        ("\(error.file) is no recorded answer", "it must begin as HTTP/1.1 404 does")
      }
    self.init(message, advice: advice, .fileTrouble)
  }
}

extension Duration {
  fileprivate var inWords: String {
    components.seconds == 1 ? "1 second" : "\(components.seconds) seconds"
  }
}
