public import Foundation

extension Product.SubscriptionInfo {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        public static let inGracePeriod = RenewalState(rawValue: 4)
        public static let revoked = RenewalState(rawValue: 5)

        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    public struct RenewalInfo: Hashable, Sendable {
        public let currentProductID: String
        public let autoRenewPreference: String?
        public let originalTransactionID: UInt64
        public let willAutoRenew = true
        public let expirationReason: ExpirationReason? = nil

        public enum ExpirationReason: Int, Sendable {
            case autoRenewDisabled = 1
            case billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
        }
        public let renewalDate: Date?
        public let signedDate: Date

        public var environment: AppStore.Environment { .xcode }
        public var gracePeriodExpirationDate: Date? { nil }
        public var isInBillingRetry: Bool { false }

        public var jsonRepresentation: Data {
            let json: [String: Any] = [
                "productId": currentProductID, "autoRenewProductId": currentProductID, "autoRenewStatus": 1,
                "originalTransactionId": String(originalTransactionID), "environment": environment.rawValue,
                "signedDate": signedDate.milliseconds,
            ]
            return (try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)) ?? Data()
        }
    }

    public struct Status: Hashable, Sendable {
        public let state: RenewalState
        public let transaction: VerificationResult<Transaction>
        public let renewalInfo: VerificationResult<RenewalInfo>

        init(_ transaction: Transaction) {
            state = transaction.isCurrent ? .subscribed : .expired
            self.transaction = .verified(transaction)
            renewalInfo = .verified(
                RenewalInfo(
                    currentProductID: transaction.productID, autoRenewPreference: transaction.productID,
                    originalTransactionID: transaction.originalID, renewalDate: transaction.expirationDate,
                    signedDate: transaction.signedDate))
        }
    }
}
