public import Foundation
public import UIKit

@preconcurrency @MainActor public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static func requestReview(in scene: UIWindowScene) {
        SKStoreReviewController.requestReview(in: scene)
    }

    /// Whether purchases are possible: the page asks for them.
    public nonisolated static var canMakePayments: Bool { true }

    public nonisolated static var deviceVerificationID: UUID? { nil }

    /// There is nothing to fetch: what was bought is known here only.
    public nonisolated static func sync() async throws {}

    /// Opens the App Store's own page of them.
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        guard let url = URL(string: "https://apps.apple.com/account/subscriptions") else { return }
        await UIApplication.shared.open(url)
    }

    public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        try await showManageSubscriptions(in: scene)
    }

    @available(*, deprecated, message: "no effect")
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { inert(self) }
}

/// How the app itself was bought.
public struct AppTransaction: Sendable {
    public let appID: UInt64? = nil
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment
    public let deviceVerificationNonce = UUID()

    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            .verified(
                AppTransaction(
                    bundleID: Bundle.main.bundleIdentifier ?? "", appVersion: "1.0", originalAppVersion: "1.0",
                    originalPurchaseDate: Date(timeIntervalSinceReferenceDate: 0), environment: .xcode))
        }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

/// The App Store's country: that of the made-up prices.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String

    static let only = Storefront(id: "143441", countryCode: "USA")

    public static var current: Storefront? {
        get async { only }
    }

    /// It never changes.
    public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }
}
