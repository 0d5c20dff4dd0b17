import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Starts a program whose streams 0, 1 and 2 are these, and which has no other open file: a test's
/// connection that lived on in a process would never end for its client.
///
/// No signal is blocked or ignored there, whatever the tests themselves are started with.
func spawn(
  _ file: String, _ words: [String], environment: [String: String], streams: [Int32]
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (number, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
  }
  var (none, all) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
  #if canImport(Darwin)
    flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    // The call that closes all of them is not in the headers that Swift reads.
    for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
      guard let number = Int32(name), number > 2 else { continue }
      posix_spawn_file_actions_addclose(&actions, number)
    }
  #endif
  posix_spawnattr_setflags(&attributes, Int16(flags))

  let variables = environment.map { "\($0.key)=\($0.value)" }
  var arguments = ([file] + words).map { strdup($0) } + [nil]
  var surroundings = variables.map { strdup($0) } + [nil]
  defer { (arguments + surroundings).forEach { free($0) } }
  var id: pid_t = 0
  let result = posix_spawn(
    &id, file, &actions, &attributes, &arguments, &surroundings)
  guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO) }
  return id
}
