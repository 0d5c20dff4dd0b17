import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// The disk itself.
  static let live = Files(
    kind: { path in
      var status = stat()
      guard lstat(path, &status) == 0 else { return .nothing }
      return Kind(status)
    },
    isFolder: { path in
      var status = stat()
      return stat(path, &status) == 0 && Kind(status) == .folder
    },
    makeFolder: { path in
      do {
        try FileManager.default.createDirectory(
          at: URL(filePath: path), withIntermediateDirectories: true)
      } catch {
        throw FileError(path: path, reason: errno == ENOSPC ? .noSpace : .unwritable)
      }
    },
    write: { data, path, replaces in try put(data, at: path, replacing: replaces) },
    names: { folder in try namesOfFiles(below: folder) },
    read: { path in
      let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { throw FileError(path: path, reason: .unreadable) }
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      var status = stat()
      guard fstat(file, &status) == 0, Kind(status) == .file, status.st_size <= sizeLimit,
        let data = try? handle.read(upToCount: sizeLimit)
      else {
        // An empty file has nothing to give, and that is no failure.
        if status.st_size == 0, Kind(status) == .file { return Data() }
        throw FileError(path: path, reason: .unreadable)
      }
      return data
    })

  private static let sizeLimit = 1_048_576

  /// Writes beside the place, and then moves: nobody sees half a file.
  private static func put(_ data: Data, at path: String, replacing replaces: Bool) throws(FileError)
  {
    switch live.kind(path) {
    case .nothing: break
    case .link: throw FileError(path: path, reason: .link)
    case .folder, .other: throw FileError(path: path, reason: .noFile)
    case .file: guard replaces else { throw FileError(path: path, reason: .exists) }
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    guard live.isFolder(folder.isEmpty ? "." : folder) else {
      throw FileError(path: path, reason: .noFolder)
    }
    let draft = "\(folder).music-\(UInt64.random(in: 0 ... .max)).part"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(path: path, reason: .ofSystem) }
    defer { unlink(draft) }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.close()
    } catch {
      throw FileError(path: path, reason: .ofSystem)
    }
    try move(draft, to: path, replacing: replaces)
  }

  /// A second name for the draft fails where something came to stand there meanwhile; some disks
  /// know no second names.
  private static func move(
    _ draft: String, to path: String, replacing replaces: Bool
  ) throws(FileError) {
    if !replaces {
      if link(draft, path) == 0 { return }
      if errno == EEXIST { throw FileError(path: path, reason: .exists) }
    }
    // A rename takes the place of a link, and never follows it.
    guard rename(draft, path) == 0 else { throw FileError(path: path, reason: .ofSystem) }
  }

  private static func namesOfFiles(below folder: String) throws(FileError) -> [String] {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    guard live.isFolder(folder), access(folder, R_OK | X_OK) == 0,
      let all = FileManager.default.enumerator(atPath: root.path)
    else { throw FileError(path: folder, reason: .unreadable) }
    var names: [String] = []
    while let name = all.nextObject() as? String {
      if name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      var status = stat()
      let path = root.path + "/" + name
      guard lstat(path, &status) == 0, Kind(status) == .file, status.st_size <= sizeLimit,
        access(path, R_OK) == 0
      else { continue }
      names.append(name)
    }
    return names
  }
}

extension Files.Kind {
  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

extension FileError.Reason {
  /// From the number that the system left behind.
  fileprivate static var ofSystem: FileError.Reason {
    errno == ENOSPC || errno == EDQUOT ? .noSpace : .unwritable
  }
}
