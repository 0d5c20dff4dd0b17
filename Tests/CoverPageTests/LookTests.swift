import Foundation
import Testing

@testable import CoverPage

struct LookTests {
  /// The contrast of two colours as WCAG 2 counts it: 1 to 21.
  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let lights = try [first, second].map { color in
      let value = try #require(Int(color, radix: 16))
      let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test func `Contrast is counted as the standard counts it`() throws {
    #expect(abs(try Self.contrast("000000", "ffffff") - 21) < 0.001)
    #expect(abs(try Self.contrast("777777", "ffffff") - 4.48) < 0.01)
  }

  @Test func `Every text can be read in both lights`() throws {
    for palette in [Palette.light, Palette.dark] {
      for text in [palette.ink, palette.muted, palette.accent] {
        #expect(try Self.contrast(text, palette.paper) >= 4.5)
      }
      #expect(try Self.contrast(palette.muted, palette.hollow) >= 4.5)
    }
    for tint in Palette.tints {
      #expect(try Self.contrast("ffffff", tint.0) >= 4.5, "\(tint)")
      #expect(try Self.contrast("ffffff", tint.1) >= 4.5, "\(tint)")
    }
  }

  @Test func `A title has the same tint on every page, and titles use all tints`() {
    #expect(StyleSheet.Class.tint(for: "Rain").name == StyleSheet.Class.tint(for: "Rain").name)
    let names = Set((0..<200).map { StyleSheet.Class.tint(for: "Album \($0)").name })
    #expect(names.count == Palette.tints.count)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `The digest is that of the standard's examples`(text: String, digest: String) {
    let bytes = SHA256.digest(of: Array(text.utf8))
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(hex.joined() == digest)
  }
}
