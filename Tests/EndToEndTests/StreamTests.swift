import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// What stands behind the streams of the process, which no test in memory can know.
  struct StreamTests {
    private let program: Program
    private static let replay = ["--replay", Repository.responses.path]

    /// A command line of each kind that writes.
    static let writers = [
      ["help"], ["--version"], ["help", "json"], ["search", "tom", "waits"] + replay,
      ["search", "tom", "waits", "--json"] + replay, ["lyrics", "285283236"] + replay,
    ]

    init() throws {
      program = try Program()
    }

    @Test(arguments: writers)
    func `a reader that leaves ends it quietly`(words: [String]) async throws {
      defer { program.cleanUp() }
      let ending = try await program.run(words, output: .closedPipe)
      #expect(ending.code == 0)
      #expect(ending.errors.isEmpty)
    }

    #if os(Linux)
      @Test(arguments: writers)
      func `a full disk is told`(words: [String]) async throws {
        defer { program.cleanUp() }
        let ending = try await program.run(words, output: .file("/dev/full"))
        #expect(ending.code == 74)
        #expect(ending.troubles(about: "output").isEmpty, "\(ending.errors)")
      }
    #endif

    @Test(arguments: [
      ["lyrics", "285283236"] + replay, ["search", "tom", "waits"] + replay, ["help"], ["serch"],
    ])
    func `input that nobody asked for is not waited for`(words: [String]) async throws {
      defer { program.cleanUp() }
      let ending = try await program.run(words, input: .silence)
      #expect(ending.code == (words == ["serch"] ? 64 : 0))
      let other = try await program.run(words)
      #expect((ending.output, ending.errors) == (other.output, other.errors))
    }

    @Test func `words without a command are asked for, and no input is no answer`() async throws {
      defer { program.cleanUp() }
      let ending = try await program.run([])
      #expect(ending.signal == nil)
      #expect(ending.innerWords.isEmpty)
    }

    @Test(arguments: ["", "1"])
    func `a terminal gets colours, unless a person wants none`(noColor: String) async throws {
      defer { program.cleanUp() }
      let ending = try await program.run(
        ["search", "tom", "waits"] + Self.replay, environment: ["NO_COLOR": noColor],
        output: .terminal)
      #expect(ending.code == 0)
      #expect(ending.text.contains("Closing Time"))
      #expect(ending.text.contains("\u{1B}[") == noColor.isEmpty)
    }
  }
}
