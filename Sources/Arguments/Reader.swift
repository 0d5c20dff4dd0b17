/// How a word becomes a value, and how the value is written again.
struct Reader<Value>: Sendable {
  var placeholder: String
  var values: [String] = []
  var range: ClosedRange<Int>?
  var suggestions: [String] = []
  let read: @Sendable (String) -> Value?
  /// For the default in help; `nil` where there is nothing to show.
  let show: @Sendable (Value) -> String?

  /// The same for a slot that may stay empty.
  var optional: Reader<Value?> {
    Reader<Value?>(
      placeholder: placeholder, values: values, range: range, suggestions: suggestions,
      read: { [read] word in read(word).map { .some($0) } },
      show: { [show] value in value.flatMap(show) })
  }
}

extension Reader<String> {
  static func text(_ placeholder: String) -> Reader {
    Reader(placeholder: placeholder, read: { $0 }, show: { $0.isEmpty ? nil : $0 })
  }
}

extension Reader<Int> {
  static func integer(in range: ClosedRange<Int>?) -> Reader {
    Reader(
      placeholder: "N", range: range,
      read: { word in
        Int(word).flatMap { range?.contains($0) == false ? nil : $0 }
      },
      show: { String($0) })
  }
}

extension Reader
where Value: CaseIterable & RawRepresentable & SendableMetatype, Value.RawValue == String {
  static func cases(_ placeholder: String) -> Reader {
    Reader(
      placeholder: placeholder, values: Value.allCases.map(\.rawValue),
      read: { Value(rawValue: $0) }, show: { $0.rawValue })
  }
}
