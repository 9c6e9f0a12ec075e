public import SwiftUI

/// Asks for a review, from SwiftUI.
public struct RequestReviewAction: Sendable {
    @MainActor public func callAsFunction() {
        SKStoreReviewController.requestReview()
    }
}

extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
