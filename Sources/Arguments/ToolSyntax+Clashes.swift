extension ToolSyntax {
  /// Spellings that the declarations give two meanings; a tool's test holds it empty.
  ///
  /// An option may stand before its command, so one that takes a value in one command must take
  /// one in all.
  package var clashes: [String] {
    var found: [String] = []
    var shapes: [String: Declaration.Shape] = [:]
    for command in commands {
      var taken = Set(declarations.flatMap(\.spellings))
      for declaration in command.declarations {
        for spelling in declaration.spellings {
          let isNew = taken.insert(spelling).inserted
          let shape = shapes.updateValue(declaration.shape, forKey: spelling)
          if !isNew || shape ?? declaration.shape != declaration.shape {
            found.append("\(command.name) \(spelling)")
          }
        }
      }
    }
    return found
  }
}
