import Foundation

/// A price as a person reads it: `9.99 USD`, `2100 JPY`.
struct Money: Hashable, Sendable {
  let amount: Double

  /// ISO 4217; without one the amount has to speak for itself.
  let currency: String?

  var written: String {
    let isWhole = amount == amount.rounded()
    let number = isWhole ? amount.written : String(format: "%.2f", amount)
    return currency.map { "\(number) \($0)" } ?? number
  }
}
