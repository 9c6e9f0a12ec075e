extension Transaction {
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public static let other = RevocationReason(rawValue: 0)
        public static let developerIssue = RevocationReason(rawValue: 1)

        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    public enum RefundRequestStatus: Hashable, Sendable {
        case success, userCancelled
    }

    public enum RefundRequestError: Error, Hashable, Sendable {
        case duplicateRequest, failed
    }
}
