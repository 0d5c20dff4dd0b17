import TerminalUI

/// What the disk does not let us do.
extension Failure {
  init(_ error: FileError) {
    let path = "'\(error.path.printable)'"
    let (message, advice) =
      switch error.reason {
      case .exists: ("\(path) is there already", "--force writes over it")
      case .link:
        ("\(path) is a link, and music does not write through links", "give another name")
      case .noFile: ("\(path) is no file to write", "give another name")
      case .noFolder: ("there is no folder for \(path)", "make it, or give another one")
      case .unreadable: ("\(path) can't be read", "check that it is there, and who may read it")
      case .unwritable: ("\(path) can't be written", "check who may write there")
      case .noSpace: ("\(path) can't be written: the disk is full", "make room, or save elsewhere")
      }
    self.init(message, advice: advice, .fileTrouble)
  }
}
