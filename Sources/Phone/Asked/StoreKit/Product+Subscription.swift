public import Foundation

extension Product {
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day, week, month, year

            var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }

            public var localizedDescription: String { "\(self)".capitalized }
        }

        public let unit: Unit
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        /// Returns the end of a period that begins at the date.
        func end(from start: Date) -> Date {
            Calendar(identifier: .gregorian).date(byAdding: unit.component, value: value, to: start) ?? start
        }
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")

            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }
        }

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }
        }

        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let groupDisplayName = "Subscriptions"
        public let groupLevel = 1

        /// Always `nil`: only the App Store knows offers.
        public var introductoryOffer: SubscriptionOffer? { nil }
        public var promotionalOffers: [SubscriptionOffer] { [] }
        public var winBackOffers: [SubscriptionOffer] { [] }

        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        public var status: [Status] {
            get async throws { try await Self.status(for: subscriptionGroupID) }
        }

        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            await Purchases.shared.all.allSatisfy { $0.subscriptionGroupID != groupID }
        }

        /// Returns the status of each purchased subscription in the group.
        public static func status(for groupID: String) async throws -> [Status] {
            await Purchases.shared.latest.filter { $0.subscriptionGroupID == groupID }.map(Status.init)
        }
    }
}

extension Product.SubscriptionPeriod {
    /// - Parameter id: a product's identifier.
    init?(namedIn id: String) {
        let names: KeyValuePairs<String, Self> = [
            "week": .weekly, "month": .monthly, "quarter": .everyThreeMonths, "year": .yearly, "annual": .yearly,
            "subscription": .monthly,
        ]
        let id = id.lowercased()
        guard let period = names.first(where: { id.contains($0.key) })?.value else { return nil }
        self = period
    }
}
