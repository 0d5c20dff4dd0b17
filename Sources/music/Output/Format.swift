/// The faces of a list: one for a person, three for programs.
enum Format: String, CaseIterable, Sendable {
  case table
  case tsv
  case csv
  case json
}
