import Foundation

extension String {
  /// What two spellings of one name in the store have in common: the same case, blanks, quotes and
  /// dashes.
  ///
  /// Signs stay, as some albums are called by nothing else ("÷"), and so do accents.
  var folded: String {
    var folded = ""
    for scalar in precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .dashPunctuation: folded += "-"
      case .initialPunctuation, .finalPunctuation: folded += "'"
      case _ where scalar == "\"": folded += "'"
      default: folded.unicodeScalars.append(scalar)
      }
    }
    return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
