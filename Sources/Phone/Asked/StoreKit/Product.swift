public import UIKit

/// A product to buy. The App Store is not asked: each identifier gives a product with an invented name and price.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable = false
    /// `nil` unless the product is an auto-renewing subscription.
    public let subscription: SubscriptionInfo?

    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        identifiers.map { Product(id: $0) }
    }

    /// Derives the product from its identifier, the only clue: one that names a period is an auto-renewing subscription.
    init(id: String) {
        self.id = id
        let period = SubscriptionPeriod(namedIn: id)
        type = period == nil ? .nonConsumable : .autoRenewable
        subscription = period.map { SubscriptionInfo(subscriptionGroupID: "20000000", subscriptionPeriod: $0) }
        displayName = Self.words(in: id).map(\.localizedCapitalized).joined(separator: " ")
        description = "A placeholder: only the App Store knows this product."
        price = Decimal(sign: .plus, exponent: -2, significand: 123)
        displayPrice = "$1.23"
    }

    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .init(code: "USD", locale: Locale(identifier: "en_US"))
    }

    public var jsonRepresentation: Data {
        let json: [String: Any] = [
            "id": id, "attributes": ["name": displayName, "kind": type.rawValue, "displayPrice": displayPrice],
        ]
        return (try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)) ?? Data()
    }

    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }

    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }

    /// Returns the words of the identifier's last part.
    private static func words(in id: String) -> [Substring] {
        let name = id.split(separator: ".").last ?? Substring(id)
        return name.split { !$0.isLetter && !$0.isNumber }
    }
}

extension Product {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public var localizedDescription: String { rawValue }
    }
}
