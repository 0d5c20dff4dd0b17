import LooseJSON

/// A value of a record under its stable name, to write it and to read it back.
struct RecordField<Row: Sendable>: Sendable {
  typealias Record = KeyedDecodingContainer<RecordKey>
  typealias Slot<Value> = any WritableKeyPath<Row, Value?> & Sendable

  let key: String
  let value: @Sendable (Row) -> JSON
  let read: @Sendable (inout Row, Record) -> Void

  /// A value that says what the row is, and is known before the others are read.
  init(fixed key: String, _ value: @escaping @Sendable (Row) -> JSON) {
    self.key = key
    self.value = value
    read = { _, _ in }
  }

  init(_ key: String, _ slot: Slot<String>) {
    self.init(key, slot, JSON.init) { $0.text($1) }
  }

  init(_ key: String, _ slot: Slot<Int>) {
    self.init(key, slot, JSON.init) { $0.integer($1) }
  }

  init(_ key: String, _ slot: Slot<Double>) {
    self.init(key, slot, JSON.init) { $0.number($1) }
  }

  init(_ key: String, _ slot: Slot<Bool>) {
    self.init(key, slot, JSON.init) { $0.flag($1) }
  }

  private init<Value>(
    _ key: String, _ slot: Slot<Value>, _ write: @escaping @Sendable (Value?) -> JSON,
    _ read: @escaping @Sendable (Record, RecordKey) -> Value?
  ) {
    self.key = key
    value = { write($0[keyPath: slot]) }
    self.read = { row, record in row[keyPath: slot] = read(record, RecordKey(key)) }
  }
}

/// The name of a value in a record, whatever it is.
struct RecordKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
