public import SwiftUI
public import UIKit

/// Asks the user to rate the app. The app never learns the rating.
@preconcurrency @MainActor public final class SKStoreReviewController: NSObject {
    public static func requestReview(in windowScene: UIWindowScene) {
        ask(in: windowScene.keyWindow)
    }

    public static func requestReview() {
        ask(in: nil)
    }

    static func ask(in window: UIWindow?) {
        Ask(.review, "Enjoying this app?", message: "Tap a star to rate it.")
            .begin(in: window, for: Review.self) { _ in }
    }
}

private struct Review: Decodable {}

/// Asks for a review, from SwiftUI.
public struct RequestReviewAction: Sendable {
    @MainActor public func callAsFunction() {
        SKStoreReviewController.requestReview()
    }
}

extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
