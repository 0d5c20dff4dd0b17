/// What servers put around an object.
extension JSONRewriter {
  /// Copies the one value of the answer, whatever it is wrapped in.
  mutating func copyDocument() throws(Malformed) {
    try scanner.skipBlanks()
    if copiesBareScalar() { return }
    let parentheses = try copyWrappedValue()
    for _ in 0..<parentheses {
      try scanner.skipBlanks()
      try scanner.expect(")")
    }
    try scanner.skipBlanks()
    _ = scanner.take(";")
    try scanner.skipBlanks()
    guard scanner.next == nil else { throw scanner.malformed }
  }

  /// Copies an answer that is nothing but a string, a number or a word; else leaves all as it is.
  private mutating func copiesBareScalar() -> Bool {
    let start = scanner.position
    do {
      try copyScalar()
      try scanner.skipBlanks()
      if scanner.next == nil { return true }
    } catch {
      // It is debug text, or the name of a callback or a variable.
    }
    scanner.position = start
    output.removeAll(keepingCapacity: true)
    return false
  }

  /// Finds where the value begins, and copies it; gives the number of parentheses left open.
  ///
  /// A value begins the answer or a line, or follows `=` or `(`. Any other bracket is debug text.
  private mutating func copyWrappedValue() throws(Malformed) -> Int {
    let start = scanner.position
    var parentheses = 0
    while true {
      try scanner.skipBlanks()
      if scanner.isNext("{") || scanner.isNext("[") {
        try copyValue()
        return parentheses
      }
      if try copiesConstructor() { return 0 }
      let text = scanner.position
      while let byte = scanner.next, byte != 0x0A, byte != 0x28, byte != 0x3D {
        scanner.position += 1
      }
      guard scanner.next != nil else { throw Malformed(offset: start) }
      if scanner.position > text { parentheses = 0 }
      if scanner.isNext("(") { parentheses += 1 }
      scanner.position += 1
    }
  }

  /// Copies `function x(){ this.key=value; … } var song = new x()` as an object of its keys.
  private mutating func copiesConstructor() throws(Malformed) -> Bool {
    let start = scanner.position
    guard try takesConstructorHead() else {
      scanner.position = start
      return false
    }
    write("{")
    try scanner.skipBlanks()
    while !scanner.take("}") {
      if output.last != UInt8(ascii: "{") { write(",") }
      guard scanner.takeWord("this") else { throw scanner.malformed }
      try scanner.expect(".")
      try copyName()
      try scanner.skipBlanks()
      try scanner.expect("=")
      write(":")
      try scanner.skipBlanks()
      try copyValue()
      try scanner.skipBlanks()
      try scanner.expect(";")
      try scanner.skipBlanks()
    }
    write("}")
    try skipConstruction()
    return true
  }

  private mutating func takesConstructorHead() throws(Malformed) -> Bool {
    guard scanner.takeWord("function") else { return false }
    try scanner.skipBlanks()
    guard !scanner.takeName().isEmpty else { return false }
    for mark in ["(", ")", "{"] as [Unicode.Scalar] {
      try scanner.skipBlanks()
      guard scanner.take(mark) else { return false }
    }
    return true
  }

  /// Steps over `var song = new x()`.
  private mutating func skipConstruction() throws(Malformed) {
    try scanner.skipBlanks()
    _ = scanner.takeWord("var")
    try expectName()
    try scanner.skipBlanks()
    try scanner.expect("=")
    try scanner.skipBlanks()
    guard scanner.takeWord("new") else { throw scanner.malformed }
    try expectName()
    try scanner.skipBlanks()
    try scanner.expect("(")
    try scanner.skipBlanks()
    try scanner.expect(")")
  }

  private mutating func expectName() throws(Malformed) {
    try scanner.skipBlanks()
    guard !scanner.takeName().isEmpty else { throw scanner.malformed }
  }
}
