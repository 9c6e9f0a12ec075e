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
