extension String {
  /// As a web form sends it: a blank becomes `+`; letters, digits and `.-_*` stay; all else is
  /// percent-encoded UTF-8.
  ///
  /// Foundation's query items leave `+` bare, which a server reads as a blank ("AC+DC").
  var formEncoded: String {
    percentEncoded(keeping: ".-_*").replacing("%20", with: "+")
  }

  /// As one segment of a path: only what RFC 3986 calls unreserved stays, so `/` cannot split it.
  package var pathSegmentEncoded: String {
    percentEncoded(keeping: ".-_~")
  }

  private func percentEncoded(keeping marks: String) -> String {
    utf8.reduce(into: "") { encoded, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || marks.contains(character) {
        encoded.append(character)
      } else {
        encoded +=
          "%" + String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
      }
    }
  }
}
