extension HTTP {
  /// Answers from the cache what is young enough, keeps what it asks for, and gives an older answer
  /// where the server can't be asked.
  ///
  /// Where it holds an older answer it asks without patience, so that a server that has had enough is
  /// not waited for. `notice` is told of older answers, and once of a disk that takes nothing: the
  /// answer is given all the same.
  package func cached(
    in cache: Cache, mode: Cache.Mode = .normal,
    notice: @escaping @Sendable (Cache.Notice) -> Void = { _ in }
  ) -> HTTP {
    let complaint = Complaint(notice)
    return HTTP { request in
      let known = mode == .fresh ? nil : cache.entry(for: request)
      if let known, cache.isFresh(known) {
        cache.markUsed(known)
        return known.response
      }
      func older(because error: HTTPError?) -> Response? {
        guard let known else { return nil }
        cache.markUsed(known)
        let age = Int(min(max(0, cache.age(of: known)), 1e10))
        notice(.older(request, age: age, because: error))
        return known.response
      }
      if mode == .offline {
        guard let response = older(because: nil) else {
          throw HTTPError(host: request.host, .notCached)
        }
        return response
      }
      var question = request
      if known != nil { question.isPatient = false }
      let response: Response
      do {
        response = try await send(question)
      } catch let error as HTTPError where error.isOutage {
        guard let response = older(because: error) else { throw error }
        return response
      }
      if let outage = response.outage(for: request), let response = older(because: outage) {
        return response
      }
      do throws(DiskError) {
        try cache.store(response, to: request)
      } catch {
        complaint.make(of: error)
      }
      return response
    }
  }
}
