public import UIKit

/// A purchase, created here and not signed.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    /// The id of the product's first purchase.
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let purchasedQuantity: Int
    public let appAccountToken: UUID?
    public let price: Decimal?

    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    public var currency: Locale.Currency? { Locale.Currency("USD") }
    public var deviceVerification: Data { Data() }
    public var deviceVerificationNonce: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    public var environment: AppStore.Environment { .xcode }
    public var isUpgraded: Bool { false }
    public var ownershipType: OwnershipType { .purchased }
    public var reason: Reason { .purchase }
    public var revocationDate: Date? { nil }
    public var revocationReason: RevocationReason? { nil }
    public var signedDate: Date { purchaseDate }
    public var storefront: Storefront { .only }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var webOrderLineItemID: String? { nil }

    /// The JSON payload, with the keys of the App Store's transactions.
    public var jsonRepresentation: Data {
        var json: [String: Any] = [
            "transactionId": String(id), "originalTransactionId": String(originalID), "productId": productID,
            "bundleId": appBundleID, "type": productType.rawValue, "quantity": purchasedQuantity,
            "purchaseDate": purchaseDate.milliseconds, "originalPurchaseDate": originalPurchaseDate.milliseconds,
            "signedDate": signedDate.milliseconds, "environment": environment.rawValue,
            "inAppOwnershipType": ownershipType.rawValue, "transactionReason": reason.rawValue,
            "storefront": storefront.countryCode, "storefrontId": storefront.id,
        ]
        json["subscriptionGroupIdentifier"] = subscriptionGroupID
        json["expiresDate"] = expirationDate?.milliseconds
        json["appAccountToken"] = appAccountToken?.uuidString.lowercased()
        return (try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)) ?? Data()
    }

    /// Marks the purchase as delivered by the app.
    public func finish() async {
        await Purchases.shared.finish(self)
    }

    @available(*, deprecated, message: "no effect")
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        inert(self)
        return .userCancelled
    }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
        -> RefundRequestStatus
    {
        inert(self)
        return .userCancelled
    }

    /// Whether the purchase still entitles the user to the product.
    var isCurrent: Bool {
        expirationDate.map { $0 > Date() } ?? true
    }
}

extension Date {
    /// Milliseconds since 1970, as the App Store writes a date.
    var milliseconds: Int64 { Int64(Int(nearest: timeIntervalSince1970 * 1000)) }
}
