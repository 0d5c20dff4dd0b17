import LooseJSON

/// A feed of Apple's, whichever its form: its entries at their places, `nil` for one that can't be
/// read.
struct ChartFeed: Decodable {
  let source: Chart.Source
  let title: String?
  let entries: [ChartEntry?]

  private enum Key: String, CodingKey {
    case feed, results, entry, id, title
  }

  init(from decoder: any Decoder) throws {
    let feed = try decoder.container(keyedBy: Key.self).nestedContainer(
      keyedBy: Key.self, forKey: .feed)
    // XML turned inside out, where even the title is an object; without an entry it is empty.
    let isClassic = [Key.id, .title].contains { key in
      (try? feed.decode(LabelledValue.self, forKey: key)) != nil
    }
    if feed.contains(.entry) || isClassic && !feed.contains(.results) {
      source = .bestSelling
      title = (try? feed.decode(LabelledValue.self, forKey: .title))?.label
      let list = try feed.decodeIfPresent(OneOrMany<Readable<ClassicEntry>>.self, forKey: .entry)
      entries = list?.elements.map { $0.value?.entry } ?? []
    } else {
      source = feed.text(.id)?.contains("/api/v1/") == true ? .retired : .mostPlayed
      title = feed.name(.title)
      entries = try feed.decode(LossyArray<Readable<MarketingEntry>>.self, forKey: .results)
        .elements.map { $0.value?.entry }
    }
  }
}

/// An element that keeps its place when it can't be read.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}
