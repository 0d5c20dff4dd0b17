import ITunes

/// Looks up what a list of references leaves open, with as few requests as there can be.
struct SongResolver: Sendable {
  let catalog: Catalog

  /// For ids that came without a store of their own.
  let storefront: Storefront

  /// In the order given; a reference that leads nowhere costs only itself.
  func songs(
    _ references: [Result<SongReference, Failure>]
  ) async throws -> [Result<Song, Failure>] {
    var found: [Storefront: [Int: Result<CatalogItem, Failure>]] = [:]
    for (storefront, ids) in open(references) {
      found[storefront] = try await look(up: ids, in: storefront)
    }
    return references.map { reference in
      reference.flatMap { reference in
        switch reference {
        case .song(let song): return .success(song)
        case .id(let id, let own):
          let storefront = own ?? self.storefront
          return (found[storefront]?[id] ?? .failure(.noTrack(id, in: storefront)))
            .flatMap { item in song(item) }
        }
      }
    }
  }

  /// The same for lines of input; a mistake in one is named with its number.
  func songs(inLines lines: [(number: Int, text: String)]) async throws -> [Result<Song, Failure>] {
    let references = lines.map { line in
      Result { () throws(Failure) in try SongReference(line.text) }
    }
    return zip(lines, try await songs(references)).map { line, song in
      song.mapError { $0.code == .misuse ? $0.inLine(line.number) : $0 }
    }
  }

  /// The ids to look up in each store, each once.
  private func open(_ references: [Result<SongReference, Failure>]) -> [Storefront: [Int]] {
    references.reduce(into: [:]) { open, reference in
      guard case .success(.id(let id, let own)) = reference else { return }
      if open[own ?? storefront]?.contains(id) != true {
        open[own ?? storefront, default: []].append(id)
      }
    }
  }

  private func look(
    up ids: [Int], in storefront: Storefront
  ) async throws -> [Int: Result<CatalogItem, Failure>] {
    var found: [Int: Result<CatalogItem, Failure>] = [:]
    var rest = ids[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Catalog.idsALookup)
      rest = rest.dropFirst(batch.count)
      found.merge(try await ask(for: Array(batch), in: storefront)) { first, _ in first }
    }
    return found
  }

  /// Where the catalog refuses a number, each half is asked by itself, until that one alone is
  /// without an answer.
  private func ask(
    for ids: [Int], in storefront: Storefront
  ) async throws -> [Int: Result<CatalogItem, Failure>] {
    do {
      return try await catalog.items(ids: ids, in: storefront)
        .reduce(into: [:]) { found, item in found[item.id] = .success(item) }
    } catch let cancelled as CancellationError {
      throw cancelled
    } catch let refusal as CatalogError where ids.count > 1 && refusal.isAboutIDs {
      let half = ids.count / 2
      let first = try await ask(for: Array(ids[..<half]), in: storefront)
      return first.merging(try await ask(for: Array(ids[half...]), in: storefront)) { $1 }
    } catch {
      return ids.reduce(into: [:]) { found, id in found[id] = .failure(Failure(error)) }
    }
  }

  private func song(_ item: CatalogItem) -> Result<Song, Failure> {
    switch item {
    case .track(let track): .success(.track(track))
    case .album(let album): .failure(.albumNotTrack(album.id))
    case .artist(let artist): .failure(.artistNotTrack(artist.id))
    }
  }
}

extension CatalogItem {
  fileprivate var id: Int {
    switch self {
    case .track(let track): track.id
    case .album(let album): album.id
    case .artist(let artist): artist.id
    }
  }
}

extension CatalogError {
  fileprivate var isAboutIDs: Bool {
    parts.allSatisfy { part in
      switch part {
      case .id, .other: true
      case .country, .kind, .field, .words, .limit: false
      }
    }
  }
}
