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

    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        Inert.note("AppStore.presentOfferCodeRedeemSheet(in:)")
    }
}
