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
      do {
        for item in try await catalog.items(ids: Array(batch), in: storefront) {
          found[item.id] = .success(item)
        }
      } catch let cancelled as CancellationError {
        throw cancelled
      } catch {
        for id in batch { found[id] = .failure(Failure(error)) }
      }
    }
    return found
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
