public import UIKit

extension Product {
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public struct PurchaseOption: Hashable, Sendable {
        enum Value: Hashable {
            case appAccountToken(UUID)
            case quantity(Int)
            case other(String)
        }

        let value: Value

        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(value: .appAccountToken(token))
        }

        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(value: .quantity(quantity))
        }

        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(value: .other("simulatesAskToBuyInSandbox"))
        }

        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption {
            PurchaseOption(value: .other("onStorefrontChange"))
        }

        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(value: .other(key))
        }
    }

    public enum PurchaseError: LocalizedError, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters

        public var errorDescription: String? { "The purchase cannot be made." }
    }

    /// Buys the product. The page asks the developer for the outcome.
    @discardableResult @MainActor
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(in: nil, options: options)
    }

    @discardableResult @MainActor
    public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult
    {
        try await purchase(in: (scene as? UIWindowScene)?.keyWindow, options: options)
    }

    @discardableResult @MainActor
    public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult
    {
        try await purchase(in: viewController.view.window, options: options)
    }

    @MainActor private func purchase(in window: UIWindow?, options: Set<PurchaseOption>) async throws -> PurchaseResult {
        var quantity = 1
        var token: UUID?
        for option in options {
            switch option.value {
            case .appAccountToken(let value): token = value
            case .quantity(let value): quantity = value
            case .other: break
            }
        }
        guard quantity > 0 else { throw PurchaseError.invalidQuantity }
        let ask = Ask(
            .purchase, displayName, message: description,
            details: [.subject(id), .price(displayPrice)])
        switch await ask.outcome(in: window, for: PurchaseAnswer.self) {
        case .answered(.bought):
            return .success(.verified(await Purchases.shared.add(self, quantity: quantity, appAccountToken: token)))
        case .answered(.pending): return .pending
        case .cancelled, .ended: return .userCancelled
        }
    }
}

private enum PurchaseAnswer: String, Decodable {
    case bought, pending
}
