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

    /// Whether purchases are possible. Always true: the page asks for each.
    public nonisolated static var canMakePayments: Bool { true }

    public nonisolated static var deviceVerificationID: UUID? { nil }

    /// Does nothing: purchases are stored only here.
    public nonisolated static func sync() async throws {}

    /// Opens the App Store's own page of subscriptions.
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

/// The purchase of the app itself.
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

/// The App Store's country, that of the invented prices.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String

    static let only = Storefront(id: "143441", countryCode: "USA")

    public static var current: Storefront? {
        get async { only }
    }

    /// Never yields: the storefront does not change.
    public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }
}
