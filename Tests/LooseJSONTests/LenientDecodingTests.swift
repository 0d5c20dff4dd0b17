import Foundation
import Testing

@testable import LooseJSON

struct LenientDecodingTests {
  private struct Row: Decodable, Equatable {
    var text: String?
    var number: Double?
    var integer: Int?
    var flag: Bool?

    enum CodingKeys: CodingKey { case text, number, integer, flag }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      text = row.text(.text)
      number = row.number(.number)
      integer = row.integer(.integer)
      flag = row.flag(.flag)
    }
  }

  @Test func `Numbers may be text, and whole numbers may have a fraction`() throws {
    let row = try decoded(#"{"text":"a","number":"2.5","integer":7.0,"flag":true}"#)
    #expect(row.text == "a")
    #expect(row.number == 2.5)
    #expect(row.integer == 7)
    #expect(row.flag == true)
  }

  @Test(arguments: [
    "{}", #"{"text":null,"number":null,"integer":null,"flag":null}"#,
    #"{"text":1,"number":"","integer":"","flag":"0"}"#, #"{"text":[],"number":{},"integer":1e30}"#,
  ])
  func `What is missing or of another type is nil`(json: String) throws {
    let row = try decoded(json)
    #expect(row.text == nil)
    #expect(row.number == nil)
    #expect(row.integer == nil)
    #expect(row.flag == nil)
  }

  @Test func `One bad element costs a list only itself`() throws {
    let json = Data(#"["a", 1, null, {"b":[]}, ["c"], "d"]"#.utf8)
    #expect(try JSONDecoder().decode(LossyArray<String>.self, from: json).elements == ["a", "d"])
  }

  private func decoded(_ json: String) throws -> Row {
    try JSONDecoder().decode(Row.self, from: Data(json.utf8))
  }
}
